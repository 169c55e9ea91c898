declare module 'virtual:kiste-games' {
  /** The games that this browser can host. */
  const games: import('../protocol/messages').GameInfo[];
  export default games;
}
