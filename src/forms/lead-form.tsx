import { useCallback, useState } from 'react';
import { useIsAlive } from '../shared/use-browser-value';
import { recall, storageKeyOf } from './state/session';
import { RequestForm, type RequestFormProps } from './view/request-form';

export type LeadFormProps = Omit<RequestFormProps, 'onSend'>;

/**
 * A form of the contract. Its HTML is complete and posts natively when no script runs; with one, it is checked,
 * sent and retried in place, and nothing typed is ever lost.
 *
 * A page may ask for something else while it is open, such as a demo of another product. What was typed stays in its
 * place then; but what was sent belongs to what it was sent for, so a new form takes the place of one that was sent,
 * and of one that is left for what was sent before.
 */
export function LeadForm(props: LeadFormProps) {
  const isAlive = useIsAlive();
  // Before, the page does not know what it asks for, since its address may say so.
  const storageKey = isAlive ? storageKeyOf(props.form, props.preset ?? {}) : undefined;
  const [request, setRequest] = useState({ storageKey, number: 0, isSent: false });
  if (storageKey && request.storageKey !== storageKey) {
    const isNew = request.storageKey !== undefined && (request.isSent || recall(storageKey).isSent);
    setRequest({ storageKey, number: request.number + (isNew ? 1 : 0), isSent: false });
  }
  const onSend = useCallback(() => setRequest((now) => ({ ...now, isSent: true })), []);
  return <RequestForm key={request.number} {...props} onSend={onSend} />;
}
