import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Outcome } from '../sending/outcome';
import { isUnderWay, isUnsettled, type Phase, ready } from './phase';
import type { FormContents } from './read-form';
import { type SubmissionSettings, startSubmission } from './start-submission';
import { notifyForms, type Submission } from './submission-store';

interface SendingSettings {
  /** Hears what became of it; the same function as long as the form is the same. */
  onOutcome: (outcome: Outcome) => void;
  /** Hears that the form stands for something that was sent; the same function always. */
  onSend: () => void;
}

export interface Sending {
  phase: Phase;
  isUnderWay: boolean;
  send: (settings: SubmissionSettings, contents: FormContents) => void;
  /** Shows how far it is with something that was sent. Returns whether that is new to this form. */
  follow: (submission: Submission) => boolean;
  /** What it shows, until that is settled. */
  shown: RefObject<Submission>;
  /** Takes the message about a failure or a receipt away, when something else is the matter now. */
  forgetOutcome: () => void;
}

/** Sends a form until it is answered, and says how far that is; what is not stored by then outlives the form. */
export function useSending({ onOutcome, onSend }: SendingSettings): Sending {
  const [phase, setPhase] = useState<Phase>(ready);
  const shown = useRef<Submission | null>(null);

  const follow = useCallback(
    (submission: Submission) => {
      setPhase(submission.phase);
      if (shown.current === submission) return false;
      shown.current = submission;
      onSend();
      void submission.result.then((outcome) => {
        if (!isUnsettled(submission.phase)) shown.current = null;
        onOutcome(outcome);
      });
      return true;
    },
    [onOutcome, onSend],
  );

  return {
    phase,
    isUnderWay: isUnderWay(phase),
    send: (settings, contents) => {
      const submission = startSubmission(settings, contents);
      follow(submission);
      notifyForms(submission);
    },
    follow,
    shown,
    forgetOutcome: () => setPhase(ready),
  };
}
