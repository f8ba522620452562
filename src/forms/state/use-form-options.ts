import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNearViewport } from '../../components/use-near-viewport';
import type { Progress } from '../../components/use-retry';
import type { FormDefinition, Option, OptionSource } from '../../contract/form-definition';
import type { ReloadedList } from '../../live/options';
import { restoreDraft } from './draft';
import { applyPreset, type Preset } from './preset';
import type { LeadForm } from './use-lead-form';
import { useSnapshot } from './use-snapshot';

export interface FormOptions {
  of: (source: OptionSource) => readonly Option[];
  /** Whether a list does not have this any more; false while its current entries are not known. */
  hasLost: (source: OptionSource, label: string) => boolean;
  /** Of the current lists; while one of them cannot be had, the build's snapshot of it is shown. */
  progress: Progress;
  reload: () => void;
}

/**
 * The choices of a form: the snapshot of the build at once, then the backend's current lists, once the form is near
 * the viewport. It can be filled in whatever the backend does (R-ERR-02).
 */
export function useFormOptions(form: FormDefinition, formRef: RefObject<HTMLFormElement>): FormOptions {
  const snapshot = useSnapshot();
  const isNear = useNearViewport(formRef);
  const [current, setCurrent] = useState<Partial<Record<OptionSource, readonly Option[]>>>({});
  const [progress, setProgress] = useState<Progress>('loading');

  const reload = useCallback(() => {
    setProgress('loading');
    const take = async (list: ReloadedList) => {
      const options = await load(list);
      setCurrent((lists) => ({ ...lists, [list]: options }));
    };
    Promise.all(reloadedLists(form).map(take)).then(
      () => setProgress('current'),
      () => setProgress('failed'),
    );
  }, [form]);
  useEffect(() => {
    if (isNear) reload();
  }, [isNear, reload]);

  const of = useCallback((source: OptionSource) => current[source] ?? snapshot[source], [current, snapshot]);
  const hasLost = (source: OptionSource, label: string) => {
    return (!isReloaded(source) || current[source] !== undefined) && !of(source).some((one) => one.label === label);
  };
  return { of, hasLost, progress, reload };
}

function reloadedLists(form: FormDefinition): ReloadedList[] {
  return form.fields.flatMap(({ options }) => (options && isReloaded(options) ? [options] : []));
}

function isReloaded(source: OptionSource): source is ReloadedList {
  return source === 'countries' || source === 'industries' || source === 'products' || source === 'openJobs';
}

/** What asks for the lists comes when somebody is near the form, which can be filled in without it. */
async function load(list: ReloadedList): Promise<Option[]> {
  const { loadOptions } = await import('../../live/options');
  return loadOptions(list);
}

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
