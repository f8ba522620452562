import { randomUUID } from 'node:crypto';
import type { HandlingState } from '../../leads/store/desk-schema';

/** In characters. */
export const longestNote = 4000;

/** A note that is not saved yet, what is wrong with it, in a sentence, and what was chosen beside it. */
export interface NoteDraft {
  words: string;
  error?: string;
  chosen?: { state: HandlingState; owner: string; callOn: string };
}

/**
 * The field of a new note. The box takes more than is kept: what is cut off while somebody pastes is lost without a
 * word. Browsers may fill it again for whoever comes back to a page that was left before the note was saved.
 */
export function NoteField({ draft }: { draft: NoteDraft | undefined }) {
  const { words, error } = draft ?? {};
  return (
    <div className="field">
      <input type="hidden" name="note" value={randomUUID()} />
      <label htmlFor="field-words">New note</label>
      <textarea
        id="field-words"
        name="words"
        rows={words ? 8 : 3}
        defaultValue={words}
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'words-error words-help' : 'words-help'}
      />
      {error && (
        <p className="refusal" id="words-error">
          {error}
        </p>
      )}
      <p className="help" id="words-help">
        At most {longestNote.toLocaleString('en')} characters. A visitor who asks what we keep of them gets to read it.
      </p>
    </div>
  );
}
