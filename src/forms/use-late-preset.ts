import { type RefObject, useEffect } from 'react';
import { applyPreset, type Preset } from './preset';

/**
 * Fills in what the page presets once more when the choices change: a job that is newer than the build is offered only
 * when the current list has arrived. What the visitor has chosen meanwhile stays.
 */
export function useLatePreset(formRef: RefObject<HTMLFormElement>, preset: Preset | undefined, choices: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices are the trigger
  useEffect(() => {
    if (preset) applyPreset(formRef.current, preset, []);
  }, [formRef, preset, choices]);
}
