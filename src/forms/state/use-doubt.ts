import { useEffect, useState } from 'react';
import type { FieldKind } from '../../contract/form-definition';
import { afterPress } from './after-press';
import { doubtOf } from './doubt';

interface Doubt {
  doubt: string | undefined;
  /** Called when the field is left. */
  ask: (written: string) => void;
}

/**
 * A question about what was written into a field that may be a slip, until another is asked or the form is emptied.
 * @param id of the control
 */
export function useDoubt(kind: FieldKind, id: string): Doubt {
  const [doubt, setDoubt] = useState<string>();
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    const forget = () => setDoubt(undefined);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [id]);
  return { doubt, ask: (written) => afterPress(() => setDoubt(doubtOf(kind, written))) };
}
