import { dhakaMinute } from '../../leads/dhaka-time';
import type { AuditRow, NoteRow } from '../../leads/store/desk-schema';
import type { Visit } from '../http/visit';
import { colleague } from './colleague';
import { LeadButton } from './lead-form';
import { mayStrike } from './strike';

interface Props {
  visit: Visit;
  notes: readonly NoteRow[];
  /** Notes that were taken away, as lines of the audit log. */
  struck: readonly AuditRow[];
  /** Names of all who have an account. */
  here: readonly string[];
}

/** The notes of a lead, the first first. */
export function Notes({ visit, notes, struck, here }: Props) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {notes.length + struck.length === 0 ? <p>No notes yet.</p> : null}
      <ol className="notes">
        {notes.map((one) => (
          <Note key={one.id} visit={visit} note={one} here={here} />
        ))}
        {struck.map(({ id, actor, at }) => (
          <li className="when" key={id}>
            A note was taken away by {colleague(actor, here)}, {dhakaMinute(at)}.
          </li>
        ))}
      </ol>
    </section>
  );
}

function Note({ visit, note, here }: Pick<Props, 'visit' | 'here'> & { note: NoteRow }) {
  const { id, lead_id, author, written_at, words } = note;
  return (
    <li>
      <p className="words">{words}</p>
      <p className="when">
        {colleague(author, here)}, {dhakaMinute(written_at)}
        {mayStrike(visit, note) && (
          <>
            {' · '}
            <LeadButton to={`/leads/${lead_id}/aside`} next={`notes/${id}/strike`}>
              Take it away …
            </LeadButton>
          </>
        )}
      </p>
    </li>
  );
}
