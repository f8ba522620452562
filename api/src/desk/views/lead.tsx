import { filledInForm } from '../../../../src/contract/forms/all';
import { type Answer, nounOf, textWithValue } from '../../leads/answers';
import { dhakaMinute } from '../../leads/dhaka-time';
import { marketingText } from '../../leads/marketing/words';
import { originWords } from '../../leads/origin-words';
import { quarantineWords } from '../../leads/quarantine-words';
import { stateWords } from '../../leads/status-words';
import type { AuditRow } from '../../leads/store/desk-schema';
import type { StoredLead } from '../../leads/store/lead';
import { consentingForms } from '../../leads/store/marketing-forms';
import type { Channel } from '../../leads/store/outbox';
import type { WhoAndWhat } from '../../leads/who-and-what';
import type { Opening } from '../audit-log';
import type { Draft } from '../http/drafts';
import type { Visit } from '../http/visit';
import type { OpenedLead } from '../leads/inbox';
import { colleague } from './colleague';
import { Facts } from './field';
import { History } from './history';
import { LeadForm } from './lead-form';
import { LeadItem, type LeadSummary } from './lead-item';
import { Notes } from './notes';
import { Page } from './page';
import { PostForm } from './post-form';
import { Reach } from './reach';

interface Props {
  visit: Visit;
  opened: OpenedLead;
  answers: readonly Answer[];
  known: WhoAndWhat;
  /** Other leads of the same person, the newest first. */
  others: readonly LeadSummary[];
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
  draft: Draft | undefined;
  notice?: string | undefined;
}

/**
 * A lead in words, with all that has become of it. What staff say of it comes first, within reach of a thumb behind the
 * call; on a wide screen it stands beside what was sent.
 */
export function LeadPage(props: Props) {
  const { visit, opened, answers, known, others, here, notice } = props;
  const { lead, notes, deliveries, state, owner, callOn } = opened;
  const { attachment, consent } = lead;
  return (
    <Page title={known.name || lead.id} visit={visit} notice={notice}>
      {props.draft && !visit.refused?.mistakes && (
        <div className="refusal" role="alert">
          {unsaved(props.draft, lead)} not saved yet. <a href="#field-words">Look at it and save it</a>, or
          {/* A form of its own: the first button of a form is pressed by Enter in any of its fields. */}
          <PostForm action={`/leads/${lead.id}/drop`} visit={visit}>
            <button className="quiet" type="submit">
              Drop it
            </button>
          </PostForm>
        </div>
      )}
      <p className="lead-line">
        {[nounOf(lead), known.wanted].filter(Boolean).join(': ')}
        {known.company && `, ${known.company}`} · <span className="receipt">{lead.id}</span> ·{' '}
        {dhakaMinute(lead.receivedAt)}
        {lead.status === 'quarantined' && <strong> in quarantine: {quarantineWords(lead)}</strong>}
      </p>
      <p className="handled">
        <span className={`state ${state}`}>{stateWords(lead.form)[state]}</span>{' '}
        {owner ? `with ${colleague(owner, here)}` : 'with nobody yet'}
        {callOn && ` · to be called back on ${callOn}`}
        <span className="on-phones">
          {' · '}
          <a href="#answers">All answers</a>
          {attachment && (
            <>
              {' · '}
              <a href={`/leads/${lead.id}/file`}>Download {attachment.name}</a>
            </>
          )}
        </span>
        {others.length > 0 && (
          <>
            {' · '}
            <a href="#others">{others.length === 1 ? 'another lead' : `${others.length} other leads`} of this person</a>
          </>
        )}
      </p>
      <Message lead={lead} />
      <Reach answers={answers} known={known} deliveries={deliveries} />
      <div className="lead">
        <div>
          <LeadForm {...props} />
          <Notes visit={visit} notes={notes} struck={props.struck} here={here} />
        </div>
        <div>
          <section aria-labelledby="answers">
            <h2 id="answers">What was sent</h2>
            <Answers answers={answers} />
            {attachment && (
              <p>
                <a href={`/leads/${lead.id}/file`}>Download {attachment.name}</a> ({Math.ceil(attachment.size / 1000)}{' '}
                kB). It was written by a stranger: open it in a program that runs no macros.
              </p>
            )}
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others">Other leads of this person</h2>
              <p className="help">With the same phone number or e-mail address.</p>
              <ol className="leads">
                {others.map((row) => (
                  <LeadItem key={row.lead.id} row={row} here={here} />
                ))}
              </ol>
            </section>
          )}
          <History deliveries={deliveries} {...props} />
          <section aria-labelledby="origin">
            <h2 id="origin">Consent and origin</h2>
            <Facts
              facts={[
                ['Consent', `${consent.explicit ? 'box ticked' : 'implied by sending'}, text ${consent.version}`],
                ...marketingFact(lead),
                ...originWords(lead),
              ]}
            />
          </section>
        </div>
      </div>
    </Page>
  );
}

/** What somebody wrote, as much as fits, to be read before the call; a wide screen has it beside the form. */
function Message({ lead }: { lead: StoredLead }) {
  const field = filledInForm(lead)?.fields.find(({ kind }) => kind === 'longText');
  const words = field && lead.fields[field.name];
  if (!words) return null;
  return (
    <div className="on-phones">
      <blockquote className="message">{words}</blockquote>
    </div>
  );
}

/**
 * Nothing of it stands beside a form that has no such box: whether the same address has allowed it elsewhere is no
 * business of whoever hires.
 */
function marketingFact(lead: StoredLead): [string, string][] {
  return consentingForms.includes(lead.form) ? [['Marketing', marketingText(lead)]] : [];
}

/** Names what waits, for fields that show it stand lower down, and look as if it were so. */
function unsaved({ words, state, owner, callOn }: Draft, { form }: StoredLead): string {
  const waiting = [
    words !== '' && 'your note',
    state && `status ${stateWords(form)[state]}`,
    owner !== undefined && `owner ${owner || 'nobody'}`,
    callOn !== undefined && (callOn ? `the day to call back, ${callOn}` : 'taking away the day to call back'),
  ].filter((one) => typeof one === 'string');
  const text = new Intl.ListFormat('en-GB').format(waiting);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${waiting.length === 1 ? 'is' : 'are'}`;
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
