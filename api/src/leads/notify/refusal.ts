import type { Answered } from './exchange';
import { type Outlook, Undelivered } from './undelivered';

/** What a refusal says of services whose own words are known. */
interface Words {
  /** What to do when we are not let in. */
  letIn?: string;
  /** What the service said, by `ownWords`. */
  said?: string;
}

/** @throws Undelivered unless an answer is 2xx */
export function mustBeTaken(answer: Answered, words: Words = {}): void {
  if (!isTaken(answer)) throw refusal(answer, words);
}

export function isTaken({ status }: Answered): boolean {
  return status >= 200 && status <= 299;
}

/** Why a status is no success. Those that are not named may be others the next time. */
export function refusal({ status, wait }: Answered, { letIn = compareSecret, said = '' }: Words = {}): Undelivered {
  const answered = `the receiver answered ${status}`;
  const lasting = (outlook: Outlook, words: string) => new Undelivered(`${answered}: ${words}`, outlook, said);
  if (status >= 300 && status <= 399)
    return lasting('refused', 'it has moved, and no redirect is followed; correct WEBHOOK_URL');
  if ([401, 403, 407].includes(status)) return lasting('setup', `it does not let us in; ${letIn}`);
  if ([404, 405, 410].includes(status)) return lasting('setup', 'it takes nothing at that address; check WEBHOOK_URL');
  if (status < 400 || status > 499 || passing.includes(status)) return new Undelivered(answered, 'passing', said, wait);
  return lasting('refused', 'it does not take this message; its own log may say why');
}

const compareSecret = 'compare WEBHOOK_SECRET with its own';

/** Of 4xx: time-out, conflict, misdirected, locked, too early, and too many requests. */
const passing = [408, 409, 421, 423, 425, 429];
