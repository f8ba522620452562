import { type FocusEvent, type RefObject, useState } from 'react';
import type { FieldError } from '../../contract/submission';
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

/**
 * A line that appears moves what stands below it, so it waits until the press that took the focus away has done what it
 * is for, which is its click. Not every press ends in one: it may scroll, drag, or open a menu.
 */
function afterPress(act: () => void): void {
  if (waiting === undefined) act();
  else waiting = act;
}

/** Only while something is pressed, until its click or, where none comes, a little longer: null when nothing waits. */
let waiting: (() => void) | null | undefined;

/** In milliseconds: as long as a click may come after its press. */
const clickDelay = 100;

function release(): void {
  const act = waiting;
  waiting = undefined;
  act?.();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (waiting ??= null));
  window.addEventListener('click', release);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setTimeout(release, clickDelay));
}
