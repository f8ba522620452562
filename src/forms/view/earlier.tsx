import { Notice } from '../../components/notice';
import type { FormDefinition } from '../../contract/form-definition';
import { useBrowserValue } from '../../shared/use-browser-value';
import { lastReceipt } from '../state/last-receipt';

/** For whoever comes to a form of which something was stored in this tab before, above all by a reload. */
export function Earlier({ form }: { form: FormDefinition }) {
  const receipt = useBrowserValue(() => lastReceipt(form), null);
  if (receipt === null) return null;
  return (
    <Notice look="good">
      <p>
        We have your last {form.noun}. Its reference number is <strong>{receipt}</strong>.
      </p>
    </Notice>
  );
}
