import { dhakaMinute } from '../dhaka-time';
import { holding } from '../store/holding';
import type { StoredLead, Withdrawal } from '../store/lead';
import { consentingForms } from '../store/marketing-forms';

/** Whether marketing may be sent to the address of a lead, and why not, in words for staff. */
export function marketingText(lead: StoredLead): string {
  const { allowed, withdrawals } = lead.marketing;
  const isConsenting = consentingForms.includes(lead.form);
  const held = holding(withdrawals);
  if (held) return `not allowed: ${withdrawn(held)}${isTickedAfter(lead, held) && isConsenting ? laterBox : ''}`;
  const own = isConsenting ? '' : 'this form gives no consent to marketing';
  if (!allowed) return own ? `not allowed: ${own}` : 'not allowed';
  const last = withdrawals.at(-1);
  const how = [
    own && `by another request; ${own}`,
    last && `${withdrawn(last)}, taken back ${dhakaMinute(last.takenBackAt ?? '')}`,
  ];
  const said = how.filter(Boolean).join('; ');
  return said ? `allowed (${said})` : 'allowed';
}

const laterBox = '; this later form had the box ticked, which every form requires and which does not take it back';

function withdrawn({ at, how }: Withdrawal): string {
  return `withdrawn ${dhakaMinute(at)} by ${how}`;
}

function isTickedAfter({ consent }: StoredLead, { at }: Withdrawal): boolean {
  return consent.explicit && consent.at > at;
}
