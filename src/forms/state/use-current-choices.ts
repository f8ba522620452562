import { useEffect } from 'react';
import { restoreDraft } from './draft';
import { applyPreset, type Preset } from './preset';
import type { LeadForm } from './use-lead-form';

/**
 * Chooses once more when the lists change, for what is newer than the build is offered only when the current list has
 * arrived: what the visitor chose earlier, then what the page presets. Nothing takes the place of what was chosen.
 */
export function useCurrentChoices(
  { formRef, choices, inspect }: Pick<LeadForm, 'formRef' | 'choices' | 'inspect'>,
  preset: Preset | undefined,
  lists: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lists are the trigger, and nothing else
  useEffect(() => {
    restoreDraft(formRef.current, choices, {});
    const isOpen = ([field]: [string, string]) => isChoice(formRef.current, field) && !choices[field];
    applyPreset(formRef.current, Object.fromEntries(Object.entries(preset ?? {}).filter(isOpen)), {
      presets: [],
    });
    inspect();
  }, [lists]);
}

function isChoice(form: HTMLFormElement | null, field: string): boolean {
  return form?.elements.namedItem(field) instanceof HTMLSelectElement;
}
