import { extras, idempotencyHeader } from '../../contract/extras';
import { attribution, noteArrival } from './arrival';
import type { Backend } from './backend';

/** It knows a submission by its key, so that any number of attempts makes one lead (reliability C3). */
export const ownBackend: Backend = {
  extraFields: extras,
  noteArrival,
  addExtras: (body, { page, trap, elapsed }) => {
    body.append(extras.consent, 'yes');
    body.append(extras.page, page);
    body.append(extras.trap, trap);
    if (elapsed !== undefined) body.append(extras.elapsed, String(elapsed));
    const arrival = attribution();
    if (Object.keys(arrival).length > 0) body.append(extras.attribution, JSON.stringify(arrival));
  },
  postOptions: ({ key }, onProgress) => ({
    headers: { Accept: 'application/json', [idempotencyHeader]: key },
    onProgress,
  }),
  // It must hand out a receipt, so that the page of a captive portal is never taken for success (reliability C4).
  receiptIn: (status, { id }) => (status === 201 && typeof id === 'string' && id !== '' ? id : undefined),
  unexplainedRefusal: 'stranger',
  retries: { unanswered: 4, refused: 4 },
  countsOnce: ' Sent again unchanged, it counts once.',
};
