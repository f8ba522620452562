import { type RefObject, useEffect, useState } from 'react';
import type { Phase } from './phase';

/** What is stored stands in the place of the form, until the visitor wants to fill it in once more. */
export function useAnother(phase: Phase, formRef: RefObject<HTMLFormElement>) {
  /** That which the visitor has gone on from. */
  const [left, leave] = useState<Phase>();
  const isReplaced = phase.name === 'stored' && phase !== left;
  useEffect(() => {
    if (left) formRef.current?.querySelector<HTMLElement>('[required]')?.focus();
  }, [left, formRef]);
  return { isReplaced, onAgain: isReplaced ? () => leave(phase) : undefined };
}
