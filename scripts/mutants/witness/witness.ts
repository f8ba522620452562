/**
 * What other programs say of a document. MuPDF, Poppler and Python share nothing with the server; qpdf, the program, is
 * of the same make as the reader of the server, and mends what it finds broken.
 */
export interface Testimony {
  /** What runs, sends, fetches or starts something; empty when they see nothing of the kind. */
  found: readonly string[];
  /** Whether those that list everything could open it; one that could not has seen nothing. */
  isRead: boolean;
}
