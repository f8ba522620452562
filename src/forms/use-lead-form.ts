import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { extras } from '../contract/extras';
import type { FormDefinition, OptionSource } from '../contract/form';
import { type FieldError, judge } from '../contract/submission';
import { missingLabels } from './missing';
import { applyPreset, isTextControl, type Preset } from './preset';
import { forget, recall, remember } from './session';
import { useSubmissionKey } from './submission-key';
import { type Outcome, submit } from './submit';

/** `ready` until the visitor sends; what is shown follows from the phase alone. */
export type Phase =
  | { name: 'ready' }
  | { name: 'sending'; retryIn: number | null }
  | { name: 'offline' }
  | { name: 'failed'; reason: 'network' | 'server' | 'unexpected' }
  | { name: 'stored'; receipt: string | null };

export interface LeadForm {
  formRef: RefObject<HTMLFormElement>;
  phase: Phase;
  errors: FieldError[];
  /** Sentence of a refusal that belongs to no field. */
  refusal: string;
  missing: string[];
  /** False in the server's HTML and until the first effect: then the browser's own validation is at work. */
  isLive: boolean;
  onInput: () => void;
  onSubmit: (event: FormEvent) => void;
  /** Sends again after a failure. */
  retry: () => void;
}

export interface LeadFormSettings {
  form: FormDefinition;
  /** Path of the page the form stands on. */
  page: string;
  preset?: Preset;
  /** Values that a choice may have. */
  valuesOf: (source: OptionSource) => string[];
}

/**
 * The life of a lead form. The HTML form holds the values, so typing costs nothing and works before hydration; this
 * hook watches it, keeps a draft, and sends it under one key until it is stored.
 */
export function useLeadForm({ form, page, preset, valuesOf }: LeadFormSettings): LeadForm {
  const formRef = useRef<HTMLFormElement>(null);
  const applied = useRef<Preset>({});
  const key = useSubmissionKey(form.name);
  const [phase, setPhase] = useState<Phase>({ name: 'ready' });
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [refusal, setRefusal] = useState('');
  const [missing, setMissing] = useState<string[]>([]);
  const [isLive, setLive] = useState(false);

  const inspect = useCallback(() => {
    const { values, consented } = readForm(formRef.current, form);
    setMissing(missingLabels(form, values, consented));
    return values;
  }, [form]);

  useEffect(() => {
    const draft = recall(form.name).values;
    restoreDraft(formRef.current, draft);
    if (preset) applyPreset(formRef.current, preset, [draft, applied.current]);
    applied.current = preset ?? {};
    inspect();
    setLive(true);
  }, [form, preset, inspect]);

  const check = useCallback(
    (values: Record<string, string>) => judge(form, values, (source) => new Set(valuesOf(source))),
    [form, valuesOf],
  );

  function onInput() {
    const values = inspect();
    // The key is made when the form is first touched and kept until it is stored (reliability C2).
    remember(form.name, { values, key: key.current() });
    if (errors.length === 0) return;
    const verdict = check(values);
    const stillWrong = verdict.ok ? [] : verdict.errors;
    setErrors((shown) => shown.flatMap(({ field }) => stillWrong.filter((error) => error.field === field)));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (phase.name === 'sending' || phase.name === 'offline') return;
    const { values, consented, trap } = readForm(formRef.current, form);
    if (!consented) return;
    const verdict = check(values);
    setRefusal('');
    setErrors(verdict.ok ? [] : verdict.errors);
    if (verdict.ok) void send(verdict.values, trap);
  }

  async function send(values: Record<string, string>, trap: string) {
    if (!navigator.onLine) {
      setPhase({ name: 'offline' });
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    setPhase({ name: 'sending', retryIn: null });
    const onRetry = (wait: number) => setPhase({ name: 'sending', retryIn: wait });
    let outcome = await submit({ form, values, key: key.current(), page, trap }, onRetry);
    if (outcome.kind === 'key-used') {
      // An earlier attempt was stored although its answer got lost, and the words have changed since.
      outcome = await submit({ form, values, key: key.renew(), page, trap }, onRetry);
    }
    settle(outcome);
  }

  function settle(outcome: Outcome) {
    if (outcome.kind === 'stored') {
      forget(form.name);
      key.drop();
      setPhase({ name: 'stored', receipt: outcome.receipt });
      formRef.current?.reset();
      inspect();
    } else if (outcome.kind === 'refused') {
      setPhase({ name: 'ready' });
      setErrors(outcome.errors);
      setRefusal(outcome.errors.length > 0 ? '' : outcome.detail || 'The form was not accepted.');
    } else {
      const reason = outcome.kind === 'failed' ? outcome.reason : 'unexpected';
      console.warn(`The ${form.name} form could not be sent: ${reason}`);
      setPhase({ name: 'failed', reason });
    }
  }

  return {
    formRef,
    phase,
    errors,
    refusal,
    missing,
    isLive,
    onInput,
    onSubmit,
    retry: () => formRef.current?.requestSubmit(),
  };
}

function readForm(element: HTMLFormElement | null, form: FormDefinition) {
  const data = element ? new FormData(element) : new FormData();
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: Object.fromEntries(form.fields.map(({ name }) => [name, text(name)])),
    consented: data.has(extras.consent),
    trap: text(extras.trap),
  };
}

/** Fills in what was typed earlier, without touching what has been typed since. */
function restoreDraft(element: HTMLFormElement | null, draft: Record<string, string>): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = element?.elements.namedItem(name);
    if (isTextControl(control) && control.value === '') control.value = value;
  }
}
