import { useSyncExternalStore } from 'react';
import type { FormDefinition } from '../../contract/form-definition';
import type { Outcome } from '../sending/outcome';
import { isUnsettled, type Phase } from './phase';
import type { FormContents } from './read-form';
import { forgetHeld, type NamedRequest, recall, remember, type Slot, slots } from './session';

/**
 * What was sent with one press of the button, and what became of it. It outlives its form, so that every form in its
 * place can show it, or send it again; its words and its key are in the memory there.
 */
export interface Run {
  form: FormDefinition;
  news: NamedRequest;
  /** Where its draft is kept. */
  slot: Slot;
  /** What the form held when it was sent, or when it was last changed since: no browser keeps files. */
  contents: FormContents;
  phase: Phase;
  result: Promise<Outcome>;
}

/** What was sent, and is shown by no form on the page. */
export interface Left {
  slot: Slot;
  news: NamedRequest;
  /** `past`: the page was loaded anew since. */
  phase: Phase | { name: 'past' };
  /** Of a run: no browser keeps files over a reload. */
  contents?: FormContents;
}

/** A form on the page. Two may stand for one request: that of the page, and the same in a dialog. */
export interface Shown {
  slot: Slot;
  /** What is kept there was sent, by this form or another, or has got on. */
  onRun: (run: Run) => void;
  /** Something was typed in the other form. */
  onTyped: () => void;
}

/** What was sent since the page was loaded, the latest of each place, whether a form shows it or was left behind. */
let runs: readonly Run[] = [];
const forms = new Set<Shown>();
const none: readonly Left[] = [];
let all: readonly Left[] | undefined;
const listeners = new Set<() => void>();

/** What is settled is done with as soon as a form has shown it, so that nobody finds a receipt twice. */
function change(next: readonly Run[]): void {
  runs = next.filter(({ slot, phase }) => isUnsettled(phase) || !isShown(slot));
  all = undefined;
  for (const listener of listeners) listener();
}

/** Whether a form on the page shows what is kept in this place. */
export function isShown(slot: Slot): boolean {
  return [...forms].some((form) => form.slot === slot);
}

/** Tells the forms of its place that it was sent, or has got on. */
export function tell(run: Run): void {
  for (const form of forms) if (form.slot === run.slot) form.onRun(run);
  change(runs.includes(run) ? runs : [...runs.filter(({ slot }) => slot !== run.slot), run]);
}

/** Tells the other forms of its place that something was typed in this one. */
export function tellTyped(typed: Shown): void {
  for (const form of forms) if (form.slot === typed.slot && form !== typed) form.onTyped();
}

/** A form shows what is kept in its place, until the function that is returned is called. */
export function showInForm(form: Shown): () => void {
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

/** What was sent from this place; a form that asks for nothing in particular goes on with anything of its kind. */
export function runFor(wanted: Slot): Run | undefined {
  return runs.find(({ form, slot }) => slot === wanted || wanted === `form:${form.name}`);
}

/** What visitors should hear of, wherever they are. */
export function useLeftBehind(): readonly Left[] {
  return useSyncExternalStore(
    subscribe,
    () => {
      all ??= [...runs, ...remembered()].filter(({ slot }) => !isShown(slot));
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
  return slots().flatMap((slot): Left[] => {
    const { news } = recall(slot);
    return news && !runs.some((run) => run.slot === slot) ? [{ slot, news, phase: { name: 'past' } }] : [];
  });
}

/** For tests: what only the page knew is gone when it is loaded anew. */
export function forgetLeftBehind(): void {
  forgetHeld();
  change([]);
}
