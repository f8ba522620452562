/** What programs that share nothing with the server say of a document. */
export interface Testimony {
  /** What runs, sends, fetches or starts something; empty when they see nothing of the kind. */
  found: readonly string[];
  /** Whether each of them could open it; one that could not has seen nothing. */
  isRead: boolean;
}
