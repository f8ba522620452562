import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveBehind, takeBack } from './left-behind';
import type { Outcome } from './outcome';
import { isUnderWay, type Phase, ready } from './phase';
import { isSamePreset, type Preset } from './preset';
import type { FormContents } from './read-form';
import { type Run, type RunSettings, startRun } from './run';

interface SendingSettings extends RunSettings {
  /** Hears what became of it; the same function as long as the form is the same. */
  onOutcome: (outcome: Outcome) => void;
}

export interface Sending {
  phase: Phase;
  isUnderWay: boolean;
  send: (contents: FormContents, preset: Preset) => void;
  /** Goes on with what was left behind, if there is something. */
  resume: (preset: Preset) => Run | undefined;
  /** Takes the message about a stored submission away, where the page asks for something else now. */
  beginAnew: (preset: Preset) => void;
  /** Takes the message about a failure away, when something else is the matter now. */
  forgetFailure: () => void;
}

/** Sends a form until it is answered, and says how far that is; what is under way outlives the form. */
export function useSending({ onOutcome, ...settings }: SendingSettings): Sending {
  const [phase, setPhase] = useState<Phase>(ready);
  const shown = useRef<Run | null>(null);
  const { name } = settings.form;

  const follow = useCallback(
    (run: Run) => {
      shown.current = run;
      run.onPhase = setPhase;
      setPhase(run.phase);
      void run.result.then((outcome) => {
        if (shown.current === run) onOutcome(outcome);
      });
    },
    [onOutcome],
  );

  useEffect(
    () => () => {
      if (shown.current && isUnderWay(shown.current.phase)) leaveBehind(shown.current);
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
    beginAnew: useCallback((preset) => {
      const isSame = isSamePreset(preset, shown.current?.preset ?? {});
      setPhase((now) => (now.name === 'stored' && !isSame ? ready : now));
    }, []),
    forgetFailure: () => setPhase((now) => (now.name === 'failed' ? ready : now)),
  };
}
