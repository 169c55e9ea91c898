declare module 'virtual:kiste-games' {
  /** A game that this browser can host. */
  export interface ListedGame {
    id: string;
    name: string;
    about: string;
    /** Possible numbers of players, ascending. */
    players: number[];
    options: import('../table/host').GameOption[];
  }
  const games: ListedGame[];
  export default games;
}
