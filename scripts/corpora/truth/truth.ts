/** What other programs say of a document. */
export type Truth =
  /** All open it, and none complains. */
  | 'genuine'
  /** All open it, at least one after mending it. */
  | 'broken'
  /** It runs, sends or fetches something. */
  | 'active'
  /** At least one cannot open it, or wants a password. */
  | 'unreadable';
