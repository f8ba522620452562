import { type Answer, nounOf, textWithValue } from '../../leads/answers';
import { dhakaMinute } from '../../leads/dhaka-time';
import { stateWords } from '../../leads/handling-words';
import { marketingText } from '../../leads/marketing/words';
import { originWords } from '../../leads/origin-words';
import { quarantineWords } from '../../leads/quarantine-words';
import type { AuditRow, NoteRow } from '../../leads/store/desk-schema';
import type { Channel } from '../../leads/store/outbox';
import type { WhoAndWhat } from '../../leads/who-and-what';
import type { Opening } from '../audit-log';
import type { Visit } from '../http/visit';
import type { OpenedLead } from '../leads/inbox';
import { colleague } from './colleague';
import { deliveryFact } from './delivery';
import { Facts } from './field';
import { Handling } from './handling';
import type { NoteDraft } from './note-form';
import { Page } from './page';
import { Reach } from './reach';
import { mayStrike } from './strike';

interface Props {
  visit: Visit;
  opened: OpenedLead;
  answers: readonly Answer[];
  known: WhoAndWhat;
  /** What was done with it; who has opened it. */
  history: readonly AuditRow[];
  openings: readonly Opening[];
  /** Notes that were taken away, as lines of the audit log. */
  struck: readonly AuditRow[];
  /** Those that the server has. */
  channels: readonly Channel[];
  /** Names of those who see it, and of all who have an account. */
  owners: readonly string[];
  here: readonly string[];
  draft?: NoteDraft | undefined;
  notice?: string | undefined;
  refusal?: string | undefined;
}

/** A lead in words, with all that has become of it. */
export function LeadPage(props: Props) {
  const { visit, opened, answers, known, history, openings, struck, channels, here, notice, refusal } = props;
  const { lead, notes, deliveries, state, owner } = opened;
  const { attachment, consent } = lead;
  return (
    <Page title={known.name || lead.id} visit={visit} notice={notice} refusal={refusal}>
      {props.draft && !props.draft.error && (
        <p className="refusal" role="alert">
          Your note is not saved yet. <a href="#field-words">Look at it and save it</a>
        </p>
      )}
      <p className="lead-line">
        {nounOf(lead)} {lead.id}, {dhakaMinute(lead.receivedAt)}
        {lead.status === 'quarantined' && <strong> in quarantine: {quarantineWords(lead)}</strong>}
      </p>
      <p>
        <span className={`state ${state}`}>{stateWords(lead.form)[state]}</span>{' '}
        {owner ? `with ${colleague(owner, here)}` : 'with nobody yet'}
        {' · '}
        <a href="#handling">Change it, or add a note</a>
      </p>
      <Reach answers={answers} known={known} />
      <section aria-labelledby="answers">
        <h2 id="answers">What was sent</h2>
        <Answers answers={answers} />
        {attachment && (
          <p>
            <a href={`/leads/${lead.id}/file`}>Download {attachment.name}</a> ({Math.ceil(attachment.size / 1000)} kB).
            It was written by a stranger: open it in a program that runs no macros.
          </p>
        )}
      </section>
      <Handling
        visit={visit}
        opened={opened}
        channels={channels}
        owners={props.owners}
        here={here}
        draft={props.draft}
      />
      <section aria-labelledby="notes">
        <h2 id="notes">Notes</h2>
        {notes.length + struck.length === 0 ? <p>No notes yet.</p> : null}
        <ol className="notes">
          {notes.map((one) => (
            <Note key={one.id} visit={visit} note={one} here={here} />
          ))}
          {struck.map(({ id, actor, at }) => (
            <li className="when" key={id}>
              A note was taken away by {actor}, {dhakaMinute(at)}.
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">History</h2>
        {deliveries.length > 0 && <Facts facts={deliveries.map((one) => deliveryFact(one, channels))} />}
        <ol className="history">
          {history.map(({ id, at, actor, action, detail }) => (
            <li key={id}>
              {dhakaMinute(at)}: {actor} {action}
              {detail && ` (${detail})`}
            </li>
          ))}
        </ol>
        <details>
          <summary>Opened by</summary>
          <Facts
            facts={openings.map(({ actor, times, last }) => [
              actor,
              `${timesInWords(times)}, last ${dhakaMinute(last)}`,
            ])}
          />
        </details>
      </section>
      <section aria-labelledby="origin">
        <h2 id="origin">Consent and origin</h2>
        <Facts
          facts={[
            ['Consent', `${consent.explicit ? 'box ticked' : 'implied by sending'}, text ${consent.version}`],
            ['Marketing', marketingText(lead)],
            ['Sent from', lead.page],
            ...originWords(lead),
          ]}
        />
      </section>
    </Page>
  );
}

/** What was left empty stands together behind the rest, so that nobody looks for it. */
function Answers({ answers }: { answers: readonly Answer[] }) {
  const empty = answers.filter(({ value }) => value === '');
  return (
    <>
      <Facts
        facts={answers
          .filter((answer) => !empty.includes(answer))
          .map((answer) => [answer.label, textWithValue(answer)] as const)}
      />
      {empty.length > 0 && <p className="help">Left empty: {empty.map(({ label }) => label).join(', ')}</p>}
    </>
  );
}

function timesInWords(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

function Note({ visit, note, here }: { visit: Visit; note: NoteRow; here: readonly string[] }) {
  const { id, lead_id, author, written_at, words } = note;
  return (
    <li>
      <p className="words">{words}</p>
      <p className="when">
        {colleague(author, here)}, {dhakaMinute(written_at)}
        {mayStrike(visit, note) && (
          <>
            {' · '}
            <a href={`/leads/${lead_id}/notes/${id}/strike`}>Take it away …</a>
          </>
        )}
      </p>
    </li>
  );
}
