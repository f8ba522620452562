import { Notice } from '../../components/notice';
import type { FormDefinition } from '../../contract/form-definition';
import { useBrowserValue } from '../../shared/use-browser-value';
import { lastReceipt } from '../state/last-receipt';

/** For whoever comes to a form of which something was stored in this tab before, above all by a reload. */
export function Earlier({ form }: { form: FormDefinition }) {
  const kept = useBrowserValue(() => lastReceipt(form), null);
  if (kept === null) return null;
  const [receipt, ...request] = kept.split(' ');
  return (
    <Notice look="good">
      <p>
        We have your {request.join(' ')}. Its reference number is <strong>{receipt}</strong>.
      </p>
    </Notice>
  );
}
