import type { Backend } from './backend';

/**
 * It gets exactly the specified fields and no header of ours, so that browsers need not ask it for permission first
 * (R-API-10). It knows no keys, so only what nobody answered is sent once more (R-API-12), and any 2xx means that it
 * has stored a submission (R-FORM-07).
 */
export const foreignBackend: Backend = {
  extraFields: undefined,
  noteArrival: () => () => {},
  addExtras: () => {},
  postOptions: () => ({ headers: {} }),
  receiptIn: () => null,
  // Whatever stands between has no leave to speak to the page of another origin.
  unexplainedRefusal: 'declined',
  retries: { unanswered: 1, refused: 0 },
  countsOnce: '',
};
