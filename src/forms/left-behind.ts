import { useSyncExternalStore } from 'react';
import type { FormName } from '../contract/form';
import type { Phase } from './phase';
import { isSamePreset, type Preset } from './preset';
import type { FormContents } from './read-form';
import type { Run } from './run';
import { type NamedRequest, recall, remember, type Slot, slots } from './session';

/** What was sent, and is shown by no form on the page. */
export interface Left {
  slot: Slot;
  news: NamedRequest;
  /** `past`: the page was loaded anew since. `isOpen`: whether it may have arrived. */
  phase: Phase | { name: 'past'; isOpen: boolean };
  /** Of a run: no browser keeps files over a reload. */
  contents?: FormContents;
}

/** What is being sent although its form has left the page, as a page of the site does when a link is followed. */
let runs: readonly Run[] = [];
const forms = new Set<{ slot: Slot }>();
const none: readonly Left[] = [];
let all: readonly Left[] | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Run[]): void {
  runs = next;
  all = undefined;
  for (const listener of listeners) listener();
}

export function leaveBehind(run: Run): void {
  run.onPhase = () => change([...runs]);
  change([...runs, run]);
}

/** A form shows what is kept in this place, until the function that is returned is called. */
export function showInForm(slot: Slot): () => void {
  const form = { slot };
  forms.add(form);
  change(runs);
  return () => {
    forms.delete(form);
    change(runs);
  };
}

/** The visitor wants to hear no more of it. */
export function closeNews(left: Left): void {
  // Of what is stored nothing is remembered.
  if (recall(left.slot).news) remember(left.slot, { news: null });
  change(runs.filter((run) => run !== left));
}

/** For a form that has come back: what it left behind, unless the page asks for something else now. */
export function takeBack(name: FormName, preset: Preset): Run | undefined {
  const isOpen = Object.keys(preset).length === 0;
  const taken = runs.find((one) => one.form.name === name && (isOpen || isSamePreset(one.preset, preset)));
  if (taken) change(runs.filter((run) => run !== taken));
  return taken;
}

/** What visitors should hear of, wherever they are. */
export function useLeftBehind(): readonly Left[] {
  return useSyncExternalStore(
    subscribe,
    () => {
      all ??= [...runs, ...remembered()];
      return all;
    },
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was sent before the page was loaded, and is not stored as far as anybody knows. */
function remembered(): Left[] {
  const known = new Set([...runs, ...forms].map(({ slot }) => slot));
  return slots().flatMap((slot): Left[] => {
    const { news, isOpen } = recall(slot);
    return news && !known.has(slot) ? [{ slot, news, phase: { name: 'past', isOpen } }] : [];
  });
}

/** For tests, each of which begins with nothing under way. */
export function forgetLeftBehind(): void {
  change([]);
}
