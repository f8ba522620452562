import { randomUUID } from 'node:crypto';
import type { Visit } from '../http/visit';
import { PostForm } from './post-form';

/** In characters. */
export const longestNote = 4000;

/** A note that is not saved yet, and what is wrong with it, in a sentence. */
export interface NoteDraft {
  words: string;
  error?: string;
}

/** The box takes more than is kept: what is cut off while somebody pastes is lost without a word. */
export function NoteForm({ action, visit, draft }: { action: string; visit: Visit; draft: NoteDraft | undefined }) {
  const { words, error } = draft ?? {};
  return (
    <PostForm action={action} visit={visit} label="New note">
      <input type="hidden" name="note" value={randomUUID()} />
      <div className="field">
        <label htmlFor="field-words">New note</label>
        <textarea
          id="field-words"
          name="words"
          rows={words ? 8 : 3}
          autoComplete="off"
          defaultValue={words}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'words-error words-help' : 'words-help'}
        />
        {error && (
          <p className="refusal" id="words-error">
            {error}
          </p>
        )}
        <p className="help" id="words-help">
          At most {longestNote.toLocaleString('en')} characters. A visitor who asks what we keep of them gets to read
          it.
        </p>
      </div>
      <button type="submit">Add the note</button>
    </PostForm>
  );
}
