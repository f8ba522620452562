import { randomUUID } from 'node:crypto';
import { longestNote } from '../leads/notes';

interface Props {
  /** What was typed before and is not saved, and why not. */
  words: string | undefined;
  mistake: string | undefined;
}

/**
 * The field of a new note. The box takes more than is kept: what is cut off while somebody pastes is lost without a
 * word. Browsers may fill it again for whoever comes back to a page that was left before the note was saved.
 */
export function NoteField({ words, mistake }: Props) {
  return (
    <div className="field">
      <input type="hidden" name="note" value={randomUUID()} />
      <label htmlFor="field-words">New note</label>
      <textarea
        id="field-words"
        name="words"
        rows={words ? 8 : 3}
        defaultValue={words}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake ? 'words-error words-help' : 'words-help'}
      />
      {mistake && (
        <p className="refusal" id="words-error">
          {mistake}
        </p>
      )}
      <p className="help" id="words-help">
        At most {longestNote.toLocaleString('en')} characters. A visitor who asks what we keep of them gets to read it.
      </p>
    </div>
  );
}
