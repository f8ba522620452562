import { type RefObject, useEffect, useState } from 'react';
import type { FormDefinition } from '../../contract/form-definition';
import type { Preset } from './preset';
import { holdsMore, readForm } from './read-form';

interface Begun {
  isBegun: boolean;
  /** For the focus and the input that reach the place of the form. */
  begin: () => void;
}

/**
 * Whether somebody has begun the form in this place: it has had the focus, or holds anything but what the page filled
 * in, also from before the script or the page was loaded. Stays true, since nobody may find it gone who has been there:
 * neither what was filled in nor the receipt for it. `isOffered`: whether it stands there for everybody.
 */
export function useBegun(
  place: RefObject<HTMLElement>,
  { form, preset, isOffered }: { form: FormDefinition; preset: Preset; isOffered: boolean },
): Begun {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !isOffered) return;
    const hasFocus = element.contains(document.activeElement);
    if (hasFocus || holdsMore(readForm(element.querySelector('form'), form), preset)) setBegun(true);
  }, [place, form, preset, isOffered]);
  return { isBegun, begin: () => setBegun(true) };
}
