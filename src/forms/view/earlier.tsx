import { Notice } from '../../components/notice';
import { useBrowserValue } from '../../shared/use-browser-value';
import { lastReceipt } from '../state/last-receipt';

/**
 * For whoever comes to a form of which something was stored in this tab before, above all by a reload.
 * @param props.address - Of the page where the form is found.
 */
export function Earlier({ address }: { address: string }) {
  const kept = useBrowserValue(() => lastReceipt(address), null);
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
