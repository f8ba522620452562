import { dhakaMinute } from '../../leads/dhaka-time';
import type { NoteRow } from '../../leads/store/desk-schema';
import { leadAddress } from '../http/back-to-list';
import type { Visit } from '../http/visit';
import { Page } from './page';
import { PostForm } from './post-form';

/** Asks once more before a note goes for ever. */
export function StrikePage({ visit, note }: { visit: Visit; note: NoteRow }) {
  const { id, lead_id, author, written_at, words } = note;
  return (
    <Page title="Take this note away" visit={visit}>
      <p className="words">{words}</p>
      <p className="when">
        {author}, {dhakaMinute(written_at)}
      </p>
      <p>
        Its words go for ever; a line stays that says who took a note away, and when. What stands in backups and in
        files that were exported is yours to erase.
      </p>
      <PostForm action={`/leads/${lead_id}/notes/${id}/strike`} visit={visit}>
        <button className="danger" type="submit">
          Take the note away for ever
        </button>
      </PostForm>
      <p>
        <a href={leadAddress(visit, lead_id)}>Keep it</a>
      </p>
    </Page>
  );
}

/** Whether somebody may take away a note. */
export function mayStrike({ session, role }: Visit, { author }: NoteRow): boolean {
  return role.erases || author === session.name;
}
