import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../../contract/form-definition';
import { useIsAlive } from '../../shared/use-browser-value';
import { choicesOf, keepDraft, missingChoices, restoreDraft } from './draft';
import { noteTouch } from './first-touch';
import type { FormMemory } from './form-memory';
import type { StorageKey } from './memory-storage';
import { applyPreset, isSamePreset, type Preset } from './preset';
import { agree, chooseFile, type FormContents, isBegun, readForm } from './read-form';
import { openMemory, recall, storageKeyOf } from './session';
import { wordsAfterReload } from './status';
import { isShown, notifyTyped, type Shown, showInForm, submissionFor } from './submission-store';
import type { Contents } from './use-contents';
import type { Sending } from './use-sending';

interface MemorySettings {
  form: FormDefinition;
  formRef: RefObject<HTMLFormElement>;
  preset: Preset | undefined;
  contents: Contents;
  sending: Sending;
  /** What the page has filled in. */
  applied: MutableRefObject<Preset>;
  /** Hears that the fields hold something else than before; the same function always. */
  onReplaced: () => void;
}

interface Memory {
  /** Where the draft is kept. */
  storageKey: Readonly<MutableRefObject<StorageKey>>;
  /** What became of it before the page was loaded, as far as anybody knows; empty when it was not sent. */
  past: string;
  forgetPast: () => void;
  /** False in the server's HTML and until the memory is restored. */
  isLive: boolean;
  /** Keeps what the form holds. */
  keep: (held: FormContents) => void;
  /** Keeps what was typed, and notifies the other forms of its place. */
  keepTyped: (held: FormContents) => void;
}

/** What a form remembers and shares: its draft, what the page fills in, and what other forms of its place hold. */
export function useMemory({ form, formRef, preset, contents, sending, applied, onReplaced }: MemorySettings): Memory {
  const { inspect, choices, setChoices, lostFiles, setLostFiles } = contents;
  const { follow, shown } = sending;
  const storageKey = useRef(storageKeyOf(form, preset ?? {}));
  const place = useRef<Shown>();
  const [past, setPast] = useState('');
  const isAlive = useIsAlive();
  const [isLive, setLive] = useState(false);

  /** Fills in what is remembered, and what was agreed to and chosen besides. */
  const fill = useCallback(
    (draft: FormMemory, given: Preset, { consented, files }: Pick<FormContents, 'consented' | 'files'>) => {
      // What was sent stays what it was. After a reload the page asks for what it asked for before, and the visitor
      // has chosen since.
      const isAsBefore = draft.isSent || isSamePreset(given, draft.preset);
      restoreDraft(formRef.current, draft.values, isAsBefore ? given : {});
      setLostFiles(draft.files);
      const chosen = choicesOf(form, draft, isAsBefore ? {} : given);
      setChoices(chosen);
      applyPreset(formRef.current, given, {
        presets: isAsBefore ? [applied.current] : [applied.current, draft.preset],
        ...(!isAsBefore && { draft: draft.values }),
      });
      applied.current = given;
      if (consented || (draft.isSent && draft.consented)) agree(formRef.current);
      for (const [field, file] of Object.entries(files)) chooseFile(formRef.current, field, file);
      setPast(shown.current ? '' : wordsAfterReload(draft));
      return chosen;
    },
    [form, formRef, shown, applied, setChoices, setLostFiles],
  );

  useEffect(() => {
    if (!isAlive) return;
    const given = preset ?? {};
    const wanted = storageKeyOf(form, given);
    const submission = submissionFor(wanted);
    if (submission) follow(submission);
    // What was sent has its own words, or none any more, and takes those of nothing else.
    const { storageKey: opened, memory: draft } = submission
      ? { storageKey: submission.storageKey, memory: recall(submission.storageKey) }
      : openMemory(form, wanted, isShown);
    storageKey.current = opened;
    const before = readForm(formRef.current, form);
    // It was agreed to for this request.
    const chosen = fill(draft, given, submission?.contents ?? before);
    const held = inspect();
    if (isBegun(before, form)) {
      // Before the script arrived: at some time since the page was asked for.
      noteTouch(opened, performance.timeOrigin);
      keepDraft(opened, held, { files: draft.files, choices: chosen }, given);
    }
    setLive(true);

    // In another form of the same place something was typed, or sent; what is sent was agreed to there.
    const copy = (from = readForm(formRef.current, form)) => {
      formRef.current?.reset();
      onReplaced();
      fill(recall(opened), given, from);
      inspect();
    };
    place.current = {
      storageKey: opened,
      onSubmission: (next) => {
        if (follow(next)) copy(next.contents);
      },
      onTyped: () => copy(),
    };
    return showInForm(place.current);
  }, [isAlive, form, formRef, preset, follow, fill, inspect, onReplaced]);

  function keep(held: FormContents) {
    // Before the draft has come, the form is no newer than it.
    if (!isLive) return;
    noteTouch(storageKey.current, Date.now());
    const stillLost = Object.fromEntries(Object.entries(lostFiles).filter(([field]) => !held.files[field]));
    setLostFiles(stillLost);
    keepDraft(
      storageKey.current,
      held,
      { files: stillLost, choices: missingChoices(formRef.current, choices) },
      applied.current,
    );
  }

  function keepTyped(held: FormContents) {
    if (shown.current) shown.current.contents = held;
    keep(held);
    if (place.current) notifyTyped(place.current);
  }

  return { storageKey, past, forgetPast: () => setPast(''), isLive, keep, keepTyped };
}
