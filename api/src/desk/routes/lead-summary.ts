import { answersOf, nounOf, type OptionsOf } from '../../leads/answers';
import { whoAndWhat } from '../../leads/who-and-what';
import type { HandledLead } from '../leads/inbox';
import type { LeadSummary } from '../views/lead-item';

/** A lead as lists show it. */
export async function summaryOf<Handled extends HandledLead>(
  handled: Handled,
  optionsOf: OptionsOf,
): Promise<Handled & LeadSummary> {
  const { lead } = handled;
  return { ...handled, known: whoAndWhat(lead, await answersOf(lead, optionsOf)), noun: nounOf(lead) };
}
