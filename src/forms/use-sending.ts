import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveBehind, takeBack } from './left-behind';
import type { Outcome } from './outcome';
import { isUnderWay, isUnsettled, type Phase, ready } from './phase';
import type { Preset } from './preset';
import type { FormContents } from './read-form';
import { type Run, type RunSettings, startRun } from './run';

interface SendingSettings extends RunSettings {
  /** Hears what became of it; the same function as long as the form is the same. */
  onOutcome: (outcome: Outcome) => void;
  /** Hears that the form stands for something that was sent; the same function always. */
  onSend: () => void;
}

export interface Sending {
  phase: Phase;
  isUnderWay: boolean;
  send: (contents: FormContents, preset: Preset) => void;
  /** Goes on with what was left behind, if there is something. */
  resume: (preset: Preset) => Run | undefined;
  /** Notes what the form holds since it was sent. */
  note: (contents: FormContents) => void;
  /** Takes the message about a failure away, when something else is the matter now. */
  forgetFailure: () => void;
}

/** Sends a form until it is answered, and says how far that is; what is not stored by then outlives the form. */
export function useSending({ onOutcome, onSend, ...settings }: SendingSettings): Sending {
  const [phase, setPhase] = useState<Phase>(ready);
  const shown = useRef<Run | null>(null);
  const { name } = settings.form;

  const follow = useCallback(
    (run: Run) => {
      onSend();
      shown.current = run;
      run.onPhase = setPhase;
      setPhase(run.phase);
      void run.result.then((outcome) => {
        if (shown.current === run) onOutcome(outcome);
      });
    },
    [onOutcome, onSend],
  );

  useEffect(
    () => () => {
      if (shown.current && isUnsettled(shown.current.phase)) leaveBehind(shown.current);
      shown.current = null;
    },
    [],
  );

  return {
    phase,
    isUnderWay: isUnderWay(phase),
    send: (contents, preset) => follow(startRun(settings, contents, preset)),
    resume: useCallback(
      (preset) => {
        const run = takeBack(name, preset);
        if (run) follow(run);
        return run;
      },
      [name, follow],
    ),
    note: (contents) => {
      if (shown.current) shown.current.contents = contents;
    },
    forgetFailure: () => setPhase((now) => (now.name === 'failed' ? ready : now)),
  };
}
