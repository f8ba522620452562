import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormDefinition, OptionSource } from '../contract/form';
import { type FieldError, judge } from '../contract/submission';
import { choicesOf, keepDraft, missingChoices, restoreDraft } from './draft';
import { noteTouch } from './first-touch';
import { isShown, runFor, type Shown, showInForm, tellTyped } from './left-behind';
import { lengthsOf } from './lengths';
import { missingLabels } from './missing';
import type { Outcome } from './outcome';
import { isUnsettled, type Phase } from './phase';
import { applyPreset, isSamePreset, type Preset } from './preset';
import {
  agree,
  askForConsent,
  type Choices,
  chooseFile,
  clearFile,
  type FormContents,
  focusButton,
  isBegun,
  readForm,
} from './read-form';
import { type FormMemory, isKept, openMemory, recall, slotOf } from './session';
import { wordsAfterReload } from './status';
import { useLeaveWarning } from './use-leave-warning';
import { useSending } from './use-sending';

export interface LeadForm {
  formRef: RefObject<HTMLFormElement>;
  phase: Phase;
  /** Sending, or waiting for a connection. */
  isUnderWay: boolean;
  errors: FieldError[];
  /** How often the visitor has sent the form. */
  attempts: number;
  missing: string[];
  /** Of long texts, in characters, by field. */
  lengths: Record<string, number>;
  /** The chosen files, by field. */
  files: Record<string, File>;
  /** Words of what was chosen from lists, by field, whether the lists still have it or not. */
  choices: Choices;
  /** Names of files that were chosen before the page was loaded anew, by field. */
  lostFiles: Record<string, string>;
  /** What became of it before the page was loaded, as far as anybody knows; empty when it was not sent. */
  past: string;
  /** False in the server's HTML and until the first effect: then the browser's own validation is at work. */
  isLive: boolean;
  /** A field has got the focus. */
  onFocus: () => void;
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
  /** Values that a choice may have. */
  valuesOf: (source: OptionSource) => string[];
  onSend: () => void;
}

/**
 * The life of a lead form. The HTML form holds the values and files, so typing costs nothing and works before
 * hydration; this hook watches it, keeps a draft, and sends it under one key until it is stored.
 */
export function useLeadForm({ form, formRef, page, address, preset, valuesOf, onSend }: LeadFormSettings): LeadForm {
  const applied = useRef<Preset>({});
  const slot = useRef(slotOf(form.name, preset ?? {}));
  const place = useRef<Shown>();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [missing, setMissing] = useState<string[]>([]);
  const [lengths, setLengths] = useState<Record<string, number>>({});
  const [files, setFiles] = useState<Record<string, File>>({});
  const [choices, setChoices] = useState<Choices>({});
  const [lostFiles, setLostFiles] = useState<Record<string, string>>({});
  const [past, setPast] = useState('');
  const [isLive, setLive] = useState(false);

  const inspect = useCallback((): FormContents => {
    const contents = readForm(formRef.current, form);
    setMissing(missingLabels(form, contents));
    setLengths(lengthsOf(form, contents));
    setFiles(contents.files);
    setChoices((before) => ({ ...missingChoices(formRef.current, before), ...contents.choices }));
    return contents;
  }, [form, formRef]);

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
    [formRef, inspect],
  );

  const { phase, isUnderWay, send, follow, shown, forgetOutcome } = useSending({ onOutcome: settle, onSend });
  const isTold = recall(slot.current).news !== null;
  useLeaveWarning({ isTold, isUnsettled: isUnsettled(phase), isUnderWay, files, isKept: isKept(slot.current) });

  /** Fills in what is remembered, and what was agreed to and chosen besides. */
  const fill = useCallback(
    (draft: FormMemory, given: Preset, { consented, files: held }: Pick<FormContents, 'consented' | 'files'>) => {
      // What was sent stays what it was. After a reload the page asks for what it asked for before, and the visitor
      // has chosen since.
      const isAsBefore = draft.isSent || isSamePreset(given, draft.preset);
      restoreDraft(formRef.current, draft.values, isAsBefore ? given : {});
      setLostFiles(draft.files);
      const chosen = choicesOf(form, draft, isAsBefore ? {} : given);
      setChoices(chosen);
      applyPreset(formRef.current, given, isAsBefore ? [applied.current] : [draft.values, applied.current]);
      applied.current = given;
      if (consented) agree(formRef.current);
      for (const [field, file] of Object.entries(held)) chooseFile(formRef.current, field, file);
      setPast(shown.current ? '' : wordsAfterReload(draft));
      return chosen;
    },
    [form, formRef, shown],
  );

  useEffect(() => {
    const given = preset ?? {};
    const wanted = slotOf(form.name, given);
    const run = runFor(wanted);
    if (run) follow(run);
    // What was sent has its own words, or none any more, and takes those of nothing else.
    const { slot: opened, memory: draft } = run
      ? { slot: run.slot, memory: recall(run.slot) }
      : openMemory(form.name, wanted, isShown);
    slot.current = opened;
    const before = readForm(formRef.current, form);
    // It was agreed to for this request.
    const chosen = fill(draft, given, run?.contents ?? before);
    const contents = inspect();
    if (isBegun(before, form)) {
      // Before the script arrived: at some time since the page was asked for.
      noteTouch(opened, performance.timeOrigin);
      keepDraft(opened, contents, { files: draft.files, choices: chosen }, given);
    }
    setLive(true);

    // In another form of the same place something was typed, or sent; what is sent was agreed to there.
    const copy = (contents = readForm(formRef.current, form)) => {
      formRef.current?.reset();
      setErrors([]);
      fill(recall(opened), given, contents);
      inspect();
    };
    place.current = {
      slot: opened,
      onRun: (next) => {
        if (follow(next)) copy(next.contents);
      },
      onTyped: () => copy(),
    };
    return showInForm(place.current);
  }, [form, formRef, preset, follow, fill, inspect]);

  // Disabled controls cannot be read, so what an outcome has changed is seen when they can be used again.
  useEffect(() => {
    if (!isUnderWay) inspect();
  }, [isUnderWay, inspect]);

  function check({ values, files }: FormContents) {
    return judge(form, { ...values, ...files }, (source) => new Set(valuesOf(source)));
  }

  function keep(contents: FormContents) {
    // Before the draft has come, the form is no newer than it.
    if (!isLive) return;
    noteTouch(slot.current, Date.now());
    const stillLost = Object.fromEntries(Object.entries(lostFiles).filter(([field]) => !contents.files[field]));
    setLostFiles(stillLost);
    const lost = { files: stillLost, choices: missingChoices(formRef.current, choices) };
    keepDraft(slot.current, contents, lost, applied.current);
  }

  function onInput() {
    const contents = inspect();
    if (shown.current) shown.current.contents = contents;
    keep(contents);
    if (place.current) tellTyped(place.current);
    if (errors.length === 0) return;
    const verdict = check(contents);
    const stillWrong = verdict.ok ? [] : verdict.errors;
    setErrors((before) => before.flatMap(({ field }) => stillWrong.filter((error) => error.field === field)));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay) return;
    const contents = readForm(formRef.current, form);
    if (!contents.consented) {
      // By Retry, since the button waits for it.
      askForConsent(formRef.current);
      return;
    }
    const verdict = check(contents);
    setAttempts((before) => before + 1);
    setErrors(verdict.ok ? [] : verdict.errors);
    setPast('');
    if (verdict.ok) {
      focusButton(event.currentTarget);
      send({ form, page, address, slot: slot.current }, { ...contents, values: verdict.values });
    } else forgetOutcome();
  }

  return {
    formRef,
    phase,
    isUnderWay,
    errors,
    attempts,
    missing,
    lengths,
    files,
    choices,
    lostFiles,
    past,
    isLive,
    onFocus: () => keep(inspect()),
    onInput,
    onSubmit,
    inspect,
    retry: () => formRef.current?.requestSubmit(),
  };
}
