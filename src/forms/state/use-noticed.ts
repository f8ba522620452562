import { type FocusEvent, type RefObject, useState } from 'react';
import type { FieldError } from '../../contract/submission';
import { afterPress } from './after-press';
import { isTextControl } from './preset';

export interface Noticed {
  /** Of fields that were filled in and left. */
  noticed: readonly FieldError[];
  onBlur: (event: FocusEvent) => void;
  /** Something has changed: what is right now, or empty, is noticed no more. */
  review: () => void;
}

/**
 * Says what is wrong with a field as soon as it has been filled in and left (R-FORM-09). An empty one is still to come.
 * @param errors what is wrong with the form as it stands
 */
export function useNoticed(formRef: RefObject<HTMLFormElement>, errors: () => readonly FieldError[]): Noticed {
  const [noticed, setNoticed] = useState<readonly FieldError[]>([]);
  const holds = (name: string) => {
    const control = formRef.current?.elements.namedItem(name);
    return isTextControl(control) && control.value !== '';
  };

  function onBlur({ target }: FocusEvent) {
    if (!isTextControl(target) || !holds(target.name)) return;
    afterPress(() => {
      const found = errors().filter(({ field }) => field === target.name && holds(field));
      if (found.length + noticed.length === 0) return;
      setNoticed((before) => [...before.filter(({ field }) => field !== target.name), ...found]);
    });
  }

  function review() {
    if (noticed.length === 0) return;
    const now = errors().filter(({ field }) => holds(field));
    setNoticed((before) => before.flatMap(({ field }) => now.filter((error) => error.field === field)));
  }

  return { noticed, onBlur, review };
}
