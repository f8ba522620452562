import { stateWordsOf } from '../../leads/status-words';
import { handlingStates } from '../../leads/store/desk-schema';
import type { Visit } from '../http/visit';
import { colleague } from './colleague';
import { counted, leadsIn } from './counted';
import { Choice, Field } from './field';
import { FormChoice } from './form-choice';
import { LeadItem, type LeadSummary } from './lead-item';
import { Page } from './page';
import { Pages } from './pages';

/** What was asked for, as it stands in the fields. */
export interface InboxQuery {
  words?: string | undefined;
  form?: string | undefined;
  state?: string | undefined;
  owner?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  status?: string | undefined;
  due?: string | undefined;
}

/** By the field, why it could not be read. */
type Mistakes = Partial<Record<keyof InboxQuery, string[]>>;

interface Props {
  visit: Visit;
  query: InboxQuery;
  rows: readonly LeadSummary[];
  /** Whether no lead has the words as they were typed, so that these have words like them. */
  isNear: boolean;
  /** How many there are on all pages, and how many more in quarantine; `countedTo` and one where more. */
  total: number;
  quarantined: number;
  /** How many leads are to be called back, how many of them by the reader, and how many somebody was not told of. */
  due: number;
  ownDue: number;
  undelivered: number;
  /** How many wait in quarantine, whatever is looked for. */
  suspected: number;
  /** Addresses of the same search in quarantine, and among one's own. */
  quarantine: string;
  mine: string;
  /** Names of all who have an account. */
  here: readonly string[];
  /** Names of those who work on leads of this role, and of others who still have some. */
  owners: readonly string[];
  /** Address of the page behind this one. */
  older: string | undefined;
  /** Address of the first page, when this is another. */
  newest: string | undefined;
  notice?: string | undefined;
}

/** The leads, newest first. */
export function InboxPage(props: Props) {
  const {
    visit,
    query,
    rows,
    isNear,
    total,
    quarantined,
    due,
    ownDue,
    undelivered,
    suspected,
    quarantine,
    mine,
    here,
    owners,
    older,
    newest,
    notice,
  } = props;
  return (
    <Page title={titleOf(query)} visit={visit} notice={notice}>
      {query.status === 'quarantined' && (
        <p>
          Suspected of being spam: sent as a robot does, or with too many others, or put here by staff. Nobody is told
          of these.
        </p>
      )}
      {undelivered > 0 && (
        <p className="refusal">
          {leadsIn(undelivered)} did not reach everybody who should hear of {undelivered === 1 ? 'it' : 'them'}.{' '}
          <a href="/undelivered">See why, and send again</a>
        </p>
      )}
      <Filters visit={visit} query={query} here={here} owners={owners} />
      {isNear && total > 0 && <p>No lead has exactly these words; these are like them.</p>}
      <p>
        {total === 0 ? 'No leads' : leadsIn(total)}
        {query.owner !== visit.session.name && (
          <>
            {' · '}
            <a href={mine}>Mine</a>
          </>
        )}
        {due > 0 && !query.due && (
          <>
            {' · '}
            <a href="/?due=today">{counted(due)} to call back</a>
          </>
        )}
        {ownDue > 0 && ownDue < due && query.owner !== visit.session.name && (
          <>
            {' · '}
            <a href={`/?${new URLSearchParams({ due: 'today', owner: visit.session.name })}`}>
              {counted(ownDue)} of them {ownDue === 1 ? 'is' : 'are'} yours
            </a>
          </>
        )}
        {suspected > 0 && query.status === 'new' && !query.words && (
          <>
            {' · '}
            <a href="/?status=quarantined">
              {counted(suspected)} {suspected === 1 ? 'waits' : 'wait'} in quarantine
            </a>
          </>
        )}
        {quarantined > 0 && (
          <>
            {' '}
            <a href={quarantine}>{counted(quarantined)} more in quarantine</a>
          </>
        )}
      </p>
      {rows.length > 0 && (
        <ol className="leads">
          {rows.map((row) => (
            <LeadItem key={row.lead.id} row={row} here={here} />
          ))}
        </ol>
      )}
      <Pages newest={newest} older={older} isOldestFirst={query.due !== undefined} />
    </Page>
  );
}

function titleOf({ status, due }: InboxQuery): string {
  if (status === 'quarantined') return 'Quarantine';
  return due ? 'To call back' : 'Inbox';
}

/** What was asked for cannot be read: it stands in the fields, and no lead is shown as if it were the answer. */
export function UnreadInboxPage({
  visit,
  query,
  here,
  owners,
  mistakes,
}: Omit<FiltersProps, 'mistakes'> & { mistakes: Mistakes }) {
  const refusal = mistakes.status?.[0] ?? mistakes.due?.[0] ?? 'Nothing was looked for: a field below cannot be read.';
  return (
    <Page title="Inbox" visit={visit} refusal={refusal}>
      <Filters visit={visit} query={query} here={here} owners={owners} mistakes={mistakes} />
    </Page>
  );
}

interface FiltersProps extends Pick<Props, 'visit' | 'query' | 'here' | 'owners'> {
  mistakes?: Mistakes;
}

function Filters({ visit, query, here, owners, mistakes = {} }: FiltersProps) {
  const { words, form, state, owner, since, until, status, due } = query;
  const { name: own } = visit.session;
  const states = stateWordsOf(form ? [form] : visit.role.forms);
  const known = [...owners, ...(owner && owner !== '-' ? [owner] : [])];
  const others = [...new Set(known)].filter((one) => one !== own).sort();
  const ownerChoices = [
    ['', 'All'],
    [own, 'Mine'],
    ['-', 'Nobody'],
    ...others.map((one) => [one, colleague(one, here)] as const),
  ] as const;
  return (
    <search>
      <form className="filters" method="get" action="/">
        <input type="hidden" name="status" value={mistakes.status ? undefined : status} />
        {due && !mistakes.due && <input type="hidden" name="due" value={due} />}
        <div className="asked">
          <Field
            name="words"
            label="Search"
            help="Receipt, name, phone or its last digits, any words sent or noted."
            type="search"
            value={words}
            mistake={mistakes.words?.[0]}
            maxLength={100}
          />
          <button type="submit">Find</button>
        </div>
        {/* "Mine" is chosen by a link, and its leads are looked for, not its choices. */}
        <details open={Boolean(form || state || (owner && owner !== own) || since || until)}>
          <summary>{owner === own ? 'Filters: Mine' : 'Filters'}</summary>
          <FormChoice role={visit.role} value={form} />
          <Choice
            name="state"
            label="Status"
            value={state}
            mistake={mistakes.state?.[0]}
            choices={[['', 'All'], ...handlingStates.map((one) => [one, states[one]] as const)]}
          />
          <Choice name="owner" label="Owner" value={owner} mistake={mistakes.owner?.[0]} choices={ownerChoices} />
          <Field name="since" label="From" type="date" value={since} mistake={mistakes.since?.[0]} />
          <Field name="until" label="To" type="date" value={until} mistake={mistakes.until?.[0]} />
          <button type="submit">Filter</button>
        </details>
      </form>
    </search>
  );
}
