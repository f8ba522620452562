import { useSyncExternalStore } from 'react';
import type { FormName } from '../contract/form';
import { isSamePreset, type Preset } from './preset';
import type { Run } from './run';

/** What is being sent although its form has left the page, as a page of the site does when a link is followed. */
let runs: readonly Run[] = [];
const none: readonly Run[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Run[]): void {
  runs = next;
  for (const listener of listeners) listener();
}

export function leaveBehind(run: Run): void {
  run.onPhase = () => change([...runs]);
  change([...runs, run]);
}

export function dropLeft(run: Run): void {
  change(runs.filter((one) => one !== run));
}

/** For a form that has come back: what it left behind, unless the page asks for something else now. */
export function takeBack(name: FormName, preset: Preset): Run | undefined {
  const isOpen = Object.keys(preset).length === 0;
  const run = runs.find((one) => one.form.name === name && (isOpen || isSamePreset(one.preset, preset)));
  if (run) dropLeft(run);
  return run;
}

export function useLeftBehind(): readonly Run[] {
  return useSyncExternalStore(
    subscribe,
    () => runs,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests, each of which begins with nothing under way. */
export function forgetLeftBehind(): void {
  change([]);
}
