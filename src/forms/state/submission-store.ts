import { useSyncExternalStore } from 'react';
import type { FormDefinition } from '../../contract/form-definition';
import type { Outcome } from '../sending/outcome';
import type { NamedRequest } from './form-memory';
import type { StorageKey } from './memory-storage';
import { isUnsettled, type Phase } from './phase';
import type { FormContents } from './read-form';
import { forgetHeld, plainKeyOf, recall, remember, storageKeys } from './session';

/**
 * What was sent with one press of the button, and what became of it. It outlives its form, so that every form in its
 * place can show it, or send it again; its words and its key are in the memory there.
 */
export interface Submission {
  form: FormDefinition;
  /** What a notice on another page calls it. */
  notice: NamedRequest;
  /** Where its draft is kept. */
  storageKey: StorageKey;
  /** What the form held when it was sent, or when it was last changed since: no browser keeps files. */
  contents: FormContents;
  phase: Phase;
  result: Promise<Outcome>;
}

/** What was sent, and is shown by no form on the page. */
export interface PendingSubmission {
  storageKey: StorageKey;
  notice: NamedRequest;
  /** `past`: the page was loaded anew since. */
  phase: Phase | { name: 'past' };
  /** Only of what was sent since the page was loaded: no browser keeps files over a reload. */
  contents?: FormContents;
}

/** A form on the page. Two may stand for one request: that of the page, and the same in a dialog. */
export interface Shown {
  storageKey: StorageKey;
  /** What is kept there was sent, by this form or another, or has got on. */
  onSubmission: (submission: Submission) => void;
  /** Something was typed in the other form. */
  onTyped: () => void;
}

/** What was sent since the page was loaded, the latest of each place, whether a form shows it or not. */
let submissions: readonly Submission[] = [];
const forms = new Set<Shown>();
const none: readonly PendingSubmission[] = [];
let all: readonly PendingSubmission[] | undefined;
const listeners = new Set<() => void>();

/** What is settled is done with as soon as a form has shown it, so that nobody is told the news twice. */
function change(next: readonly Submission[]): void {
  submissions = next.filter(({ storageKey, phase }) => isUnsettled(phase) || !isShown(storageKey));
  all = undefined;
  for (const listener of listeners) listener();
}

/** Whether a form on the page shows what is kept in this place. */
export function isShown(storageKey: StorageKey): boolean {
  return [...forms].some((form) => form.storageKey === storageKey);
}

/** Notifies the forms of its place that it was sent, or has got on. */
export function notifyForms(submission: Submission): void {
  for (const form of forms) if (form.storageKey === submission.storageKey) form.onSubmission(submission);
  change(
    submissions.includes(submission)
      ? submissions
      : [...submissions.filter(({ storageKey }) => storageKey !== submission.storageKey), submission],
  );
}

/** Notifies the other forms of its place that something was typed in this one. */
export function notifyTyped(typed: Shown): void {
  for (const form of forms) if (form.storageKey === typed.storageKey && form !== typed) form.onTyped();
}

/** A form shows what is kept in its place, until the function that is returned is called. */
export function showInForm(form: Shown): () => void {
  forms.add(form);
  change(submissions);
  return () => {
    forms.delete(form);
    change(submissions);
  };
}

/** The visitor wants to hear no more of it. */
export function closeNotice(pending: PendingSubmission): void {
  // Of what is stored nothing is remembered.
  if (recall(pending.storageKey).notice) remember(pending.storageKey, { notice: null });
  change(submissions.filter((submission) => submission !== pending));
}

/** Looks again at what the browser keeps, which another tab may have changed. */
export function refresh(): void {
  change(submissions);
}

/** What was sent from this place; a form that asks for nothing in particular goes on with anything of its kind. */
export function submissionFor(place: StorageKey): Submission | undefined {
  return submissions.find(({ form, storageKey }) => storageKey === place || place === plainKeyOf(form));
}

/** What visitors should hear of, wherever they are. */
export function usePendingSubmissions(): readonly PendingSubmission[] {
  return useSyncExternalStore(
    subscribe,
    () => {
      all ??= [...submissions, ...remembered()].filter(({ storageKey }) => !isShown(storageKey));
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
function remembered(): PendingSubmission[] {
  return storageKeys().flatMap((storageKey): PendingSubmission[] => {
    const { notice } = recall(storageKey);
    return notice && !submissions.some((submission) => submission.storageKey === storageKey)
      ? [{ storageKey, notice, phase: { name: 'past' } }]
      : [];
  });
}

/** For tests: what only the page knew is gone when it is loaded anew. */
export function forgetSubmissions(): void {
  forgetHeld();
  change([]);
}
