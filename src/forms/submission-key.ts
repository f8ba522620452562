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

/** 128 random bits. Any string that nobody else takes is a key (reliability R3). */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
