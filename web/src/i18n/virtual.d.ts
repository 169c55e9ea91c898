declare module 'virtual:kiste-messages' {
  type Text = () => Promise<{ default: string }>;
  /** Of each language what the crate says at first, and what is said of games. */
  const catalogues: Record<import('./languages').Language, { first: Text; games: Text }>;
  export default catalogues;
}
