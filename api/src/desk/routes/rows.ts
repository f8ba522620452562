import { answersOf, nounOf, type OptionsOf } from '../../leads/answers';
import { whoAndWhat } from '../../leads/who-and-what';
import type { HandledLead } from '../leads/inbox';
import type { Row } from '../views/lead-row';

/** A lead as lists show it. */
export async function rowOf<Handled extends HandledLead>(
  handled: Handled,
  optionsOf: OptionsOf,
): Promise<Handled & Row> {
  const { lead } = handled;
  return { ...handled, known: whoAndWhat(lead, await answersOf(lead, optionsOf)), noun: nounOf(lead) };
}
