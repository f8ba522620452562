import { type FocusEvent, type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../../contract/form-definition';
import { type AllowedChoices, type FieldError, judge } from '../../contract/submission';
import type { Outcome } from '../sending/outcome';
import { doubtsIn } from './doubt';
import { isUnsettled, type Phase } from './phase';
import { applyPreset, type Preset } from './preset';
import { askForConsent, clearFile, type FormContents, focusButton, readForm } from './read-form';
import { isKept, recall } from './session';
import { type Contents, type ContentsListener, useContents } from './use-contents';
import { useLeaveWarning } from './use-leave-warning';
import { useMemory } from './use-memory';
import { useNoticed } from './use-noticed';
import { useSending } from './use-sending';

export interface LeadForm extends Pick<Contents, 'missing' | 'lengths' | 'files' | 'choices' | 'lostFiles'> {
  formRef: RefObject<HTMLFormElement>;
  phase: Phase;
  /** Sending, or waiting for a connection. */
  isUnderWay: boolean;
  errors: FieldError[];
  /** What is wrong with fields that were filled in and left. */
  noticed: readonly FieldError[];
  /** How often the visitor has sent the form. */
  attempts: number;
  /** What became of it before the page was loaded, as far as anybody knows; empty when it was not sent. */
  past: string;
  /** False in the server's HTML and until the memory is restored: then the browser's own validation is at work. */
  isLive: boolean;
  /** A field has got the focus. */
  onFocus: () => void;
  /** A field has lost the focus. */
  onBlur: (event: FocusEvent) => void;
  onInput: () => void;
  onSubmit: (event: FormEvent) => void;
  /** Reads the form again, after something else than the visitor has changed it. */
  inspect: () => void;
  /** Sends again after a failure. */
  retry: () => void;
}

export interface LeadFormSettings {
  form: FormDefinition;
  formRef: RefObject<HTMLFormElement>;
  /** Path of the page the form stands on. */
  page: string;
  /** Where it is found by a link. */
  address: string;
  preset: Preset | undefined;
  /** What the choices may be, as far as their lists are known here. */
  allowed: AllowedChoices;
  onContents: ContentsListener | undefined;
  onSend: () => void;
}

/**
 * The life of a lead form. The HTML form holds the values and files, so typing costs nothing and works before
 * hydration; this hook watches it, keeps a draft, and sends it under one key until it is stored.
 */
export function useLeadForm(settings: LeadFormSettings): LeadForm {
  const { form, formRef, page, address, preset, allowed, onContents, onSend } = settings;
  const applied = useRef<Preset>({});
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempts, setAttempts] = useState(0);
  /** Those of `errors` that only ask: for files which a reload has lost, and about what may be a slip. */
  const asked = useRef<readonly FieldError[]>([]);
  /** Values that were asked about, by field: whoever sends them again means them. */
  const meant = useRef<Readonly<Record<string, string>>>({});
  const contents = useContents(form, formRef, onContents);
  const { missing, lengths, files, choices, setChoices, lostFiles, setLostFiles, inspect } = contents;

  const settle = useCallback(
    (outcome: Outcome) => {
      if (outcome.kind === 'stored') {
        setLostFiles({});
        setChoices({});
        formRef.current?.reset();
        // The page may ask for something since the form came, and that is no choice of the visitor's.
        applyPreset(formRef.current, applied.current);
        inspect();
      } else if (outcome.kind === 'refused') {
        setErrors(outcome.errors);
      } else if (outcome.kind === 'file-gone') {
        clearFile(formRef.current, outcome.field);
        inspect();
        setErrors([
          { field: outcome.field, message: 'The file was changed, moved or deleted. Please choose it again' },
        ]);
      }
    },
    [formRef, inspect, setChoices, setLostFiles],
  );

  const sending = useSending({ onOutcome: settle, onSend });
  const { phase, isUnderWay, send, forgetOutcome } = sending;
  const forgetErrors = useCallback(() => setErrors([]), []);
  const memory = useMemory({ form, formRef, preset, contents, sending, applied, onReplaced: forgetErrors });
  const { storageKey, past, isLive } = memory;
  const isAnnounced = recall(storageKey.current).notice !== null;
  useLeaveWarning({
    isAnnounced,
    isUnsettled: isUnsettled(phase),
    isUnderWay,
    files,
    isKept: isKept(storageKey.current),
  });

  // By "Send it now" on another page; what is newer than the build can be chosen when the current lists have come.
  useEffect(() => {
    const { history } = window;
    if (!isLive || missing.length > 0 || history.state?.send !== storageKey.current) return;
    history.replaceState({ ...history.state, send: null }, '');
    // It was sent before, so it is meant.
    meant.current = readForm(formRef.current, form).values;
    formRef.current?.requestSubmit();
  }, [isLive, missing, form, formRef, storageKey]);

  // Disabled controls cannot be read, so what an outcome has changed is seen when they can be used again.
  useEffect(() => {
    if (!isUnderWay) inspect();
  }, [isUnderWay, inspect]);

  function check({ values, files }: FormContents) {
    return judge(form, { ...values, ...files }, allowed);
  }

  const { noticed, onBlur, review } = useNoticed(formRef, () => {
    const verdict = check(readForm(formRef.current, form));
    return verdict.ok ? [] : verdict.errors;
  });

  function onInput() {
    const held = inspect();
    memory.keepTyped(held);
    review();
    if (errors.length === 0) return;
    const verdict = check(held);
    const stillAsked = asked.current.filter(({ field }) => {
      return field in held.values ? held.values[field] === meant.current[field] : !held.files[field];
    });
    const stillWrong = [...(verdict.ok ? [] : verdict.errors), ...stillAsked];
    setErrors((before) => before.flatMap(({ field }) => stillWrong.filter((error) => error.field === field)));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay) return;
    const held = readForm(formRef.current, form);
    if (!held.consented) {
      // By Retry, since the button waits for it.
      askForConsent(formRef.current);
      return;
    }
    const verdict = check(held);
    // What need not be sent, or may be meant, is asked about once; who sends again wants to send it so.
    const doubts = doubtsIn(form, held.values).filter(({ field }) => held.values[field] !== meant.current[field]);
    const wrong = verdict.ok ? [...lostErrors(lostFiles, held), ...doubts] : verdict.errors;
    asked.current = verdict.ok ? wrong : [];
    if (verdict.ok) meant.current = held.values;
    setAttempts((before) => before + 1);
    setErrors(wrong);
    memory.forgetPast();
    if (verdict.ok) setLostFiles({});
    if (verdict.ok && wrong.length === 0) {
      focusButton(event.currentTarget);
      send({ form, page, address, storageKey: storageKey.current }, { ...held, values: verdict.values });
    } else forgetOutcome();
  }

  return {
    formRef,
    phase,
    isUnderWay,
    errors,
    noticed,
    attempts,
    missing,
    lengths,
    files,
    choices,
    lostFiles,
    past,
    isLive,
    onFocus: () => memory.keep(inspect()),
    onBlur,
    onInput,
    onSubmit,
    inspect,
    retry: () => formRef.current?.requestSubmit(),
  };
}

/** Of files that were chosen before a reload. */
function lostErrors(names: Readonly<Record<string, string>>, { files }: FormContents): FieldError[] {
  const lost = Object.entries(names).filter(([field]) => !files[field]);
  return lost.map(([field, name]) => ({
    field,
    message: `${name} is not attached any more. Choose it again, or send without it`,
  }));
}
