import { useMemo, useRef } from 'react';
import type { FormName } from '../contract/form';
import { recall, remember } from './session';

/** The key under which a form is sent: the same over retries and reloads, until it is stored (reliability C2). */
export interface SubmissionKey {
  current: () => string;
  /** Takes a new one: the old one stands for a lead that is already stored with other words. */
  renew: () => string;
  /** After success: the next submission is another lead. */
  drop: () => void;
}

/** Kept in the page as well as in the session, because a browser may refuse to store anything. */
export function useSubmissionKey(form: FormName): SubmissionKey {
  const held = useRef<string | null>(null);
  return useMemo(() => {
    const hold = (key: string): string => {
      held.current = key;
      remember(form, { key });
      return key;
    };
    return {
      current: () => recall(form).key ?? held.current ?? hold(newKey()),
      renew: () => hold(newKey()),
      drop: () => {
        held.current = null;
      },
    };
  }, [form]);
}

/** A UUID of version 4 (RFC 9562); by hand where the browser has `randomUUID` on secure pages only. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
