import { useEffect } from 'react';
import { applyPreset, type Preset } from './preset';
import type { LeadForm } from './use-lead-form';

/**
 * Fills in what the page presets once more when the choices change: a job that is newer than the build is offered only
 * when the current list has arrived. What the visitor has chosen meanwhile stays.
 */
export function useLatePreset(
  { formRef, inspect }: Pick<LeadForm, 'formRef' | 'inspect'>,
  preset: Preset | undefined,
  choices: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices are the trigger
  useEffect(() => {
    if (!preset) return;
    applyPreset(formRef.current, preset, []);
    inspect();
  }, [formRef, inspect, preset, choices]);
}
