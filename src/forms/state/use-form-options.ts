import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNearViewport } from '../../components/use-near-viewport';
import type { Progress } from '../../components/use-retry';
import type { Choosable } from '../../contract/choice-list';
import type { FormDefinition, Option, OptionSource } from '../../contract/form-definition';
import { isSearchable, type SearchableList } from '../../contract/long-lists';
import type { AllowedChoices } from '../../contract/submission';
import type { ReloadedList } from '../../live/options';
import { useSnapshot } from './use-snapshot';

export interface FormOptions {
  of: (source: OptionSource) => readonly Option[];
  /** Whether it is searched, since it was too long for the page to carry. */
  isSearched: (source: OptionSource | undefined) => source is SearchableList;
  /** Whether a list does not have this any more; false while its current entries are not known. */
  hasLost: (source: OptionSource, label: string) => boolean;
  /** What may be chosen; of a list that is searched nobody knows before it has come. */
  allowed: AllowedChoices;
  /** Of the current lists; while one of them cannot be had, the build's snapshot of it is shown. */
  progress: Progress;
  reload: () => void;
  /** Somebody uses the form: loads what is searched. While that cannot be had, the server judges what was typed. */
  use: () => void;
}

/**
 * The choices of a form: the snapshot of the build at once, then the backend's current lists, once the form is near
 * the viewport. It can be filled in whatever the backend does (R-ERR-02).
 */
export function useFormOptions(form: FormDefinition, formRef: RefObject<HTMLFormElement>): FormOptions {
  const snapshot = useSnapshot();
  const isNear = useNearViewport(formRef);
  const [current, setCurrent] = useState<Partial<Record<OptionSource, readonly Option[]>>>({});
  const [searched, setSearched] = useState<Partial<Record<SearchableList, Choosable>>>({});
  const [progress, setProgress] = useState<Progress>('loading');

  const isSearched = useCallback(
    (source: OptionSource | undefined): source is SearchableList => {
      return isSearchable(source) && snapshot[source].length === 0;
    },
    [snapshot],
  );
  const take = useCallback(async (list: ReloadedList | SearchableList) => {
    const options = await load(list);
    setCurrent((lists) => ({ ...lists, [list]: options }));
    return options;
  }, []);
  const reload = useCallback(() => {
    setProgress('loading');
    const shown = sourcesOf(form)
      .filter(isReloaded)
      .filter((source) => !isSearched(source));
    Promise.all(shown.map(take)).then(
      () => setProgress('current'),
      () => setProgress('failed'),
    );
  }, [form, isSearched, take]);
  useEffect(() => {
    if (isNear) reload();
  }, [isNear, reload]);
  const search = async (source: SearchableList) => {
    // Only where there is something to search does anybody load what knows names.
    const { choiceList } = await import('../../contract/choice-list');
    const list = choiceList(source, await take(source));
    setSearched((lists) => ({ ...lists, [source]: list }));
  };
  const use = () => {
    for (const source of sourcesOf(form).filter(isSearched)) if (!searched[source]) search(source).catch(() => {});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus may have come before the script
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement)) use();
  }, []);

  const of = useCallback((source: OptionSource) => current[source] ?? snapshot[source], [current, snapshot]);
  const allowed = (source: OptionSource) => (isSearched(source) ? searched[source] : shownChoices(of(source)));
  const hasLost = (source: OptionSource, label: string) => {
    if (isSearched(source) || (isReloaded(source) && !current[source])) return false;
    return !of(source).some((one) => one.label === label);
  };
  return { of, isSearched, hasLost, allowed, progress, reload, use };
}

/** Of a list that is shown, whose values are sent as they are. */
function shownChoices(options: readonly Option[]): Choosable {
  const isOffered = (text: string) => options.some(({ value }) => value === text);
  return { find: (text) => (isOffered(text) ? text : undefined), nearest: () => undefined };
}

function sourcesOf({ fields }: FormDefinition): OptionSource[] {
  return fields.flatMap(({ options }) => options ?? []);
}

function isReloaded(source: OptionSource): source is ReloadedList {
  return source === 'countries' || source === 'industries' || source === 'products' || source === 'openJobs';
}

/** What asks for the lists comes when somebody is near the form, which can be filled in without it. */
async function load(list: ReloadedList | SearchableList): Promise<Option[]> {
  const { loadOptions } = await import('../../live/options');
  return loadOptions(list);
}
