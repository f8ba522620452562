import { Problem } from '../../../http/problem';

/** A body that is not read any further. `reason` never quotes data, which may be personal; names of fields are not. */
export function malformed(reason: string): Problem {
  return new Problem(400, `The form data cannot be read: ${reason}.`);
}
