import { WhenNear } from '../components/when-near';
// The server's HTML of the form needs its styles before its script.
import './consent.module.css';
import './field.module.css';
import './file-control.module.css';
import { LeadForm } from './lazy-lead-form';
import type { LeadFormProps } from './lead-form';
import './lead-form.module.css';

/** A lead form on a page that is about something else: complete as HTML, alive when it comes near the viewport. */
export function LeadFormWhenNear(props: LeadFormProps) {
  return (
    <WhenNear>
      <LeadForm {...props} />
    </WhenNear>
  );
}
