import type { Channel, DeliveryStatus } from '../../leads/store/outbox';
import type { Visit } from '../http/visit';
import { leadsIn } from './counted';
import { deliveryFact } from './delivery';
import { Facts } from './field';
import { LeadItem, type LeadSummary } from './lead-item';
import { Page } from './page';
import { Pages } from './pages';
import { PostForm } from './post-form';

interface Undelivered extends LeadSummary {
  /** What was given up, and what is tried again since. */
  deliveries: readonly DeliveryStatus[];
}

interface Props {
  visit: Visit;
  rows: readonly Undelivered[];
  /** How many there are on all pages. */
  total: number;
  older: string | undefined;
  newest: string | undefined;
  /** Names of all who have an account. */
  here: readonly string[];
  /** Those that the server has. */
  channels: readonly Channel[];
  notice?: string | undefined;
}

/** The leads of which somebody was not told: by which way, why, and a button to tell of them again. */
export function UndeliveredPage({ visit, rows, total, older, newest, here, channels, notice }: Props) {
  const givenUp = rows.filter(({ deliveries }) => deliveries.some(({ state }) => state !== 'waiting'));
  const again = givenUp.filter(({ deliveries }) =>
    deliveries.some(({ channel, state }) => state !== 'waiting' && channels.some((one) => one === channel)),
  );
  return (
    <Page title="Not delivered" visit={visit} notice={notice}>
      <p>
        These leads are safe here, but somebody who should hear of them did not. Given up is what was tried in vain to
        the last. Held up is what cannot go out as the server is set up: whoever runs it can mend that, and it goes out
        by itself then. What is sent again stays here until it arrives. A receipt whose address takes no letters is not
        among them: the page of its lead says so.
      </p>
      <p>{total === 0 ? 'Nothing is given up or held up.' : leadsIn(total)}</p>
      {again.length > 1 && <Again visit={visit} rows={again} label={`Send these ${again.length} again`} />}
      {rows.length > 0 && (
        <ol className="leads">
          {rows.map((row) => (
            <LeadItem key={row.lead.id} row={row} here={here}>
              <Facts facts={row.deliveries.map((one) => deliveryFact(one, channels))} />
              {again.includes(row) ? (
                <Again visit={visit} rows={[row]} label="Send again" about={row.known.name || row.lead.id} />
              ) : (
                <p className="help">
                  {givenUp.includes(row)
                    ? 'The server does not have this channel any more. The page of the lead has a button that ends it.'
                    : 'It is being tried again.'}
                </p>
              )}
            </LeadItem>
          ))}
        </ol>
      )}
      <Pages newest={newest} older={older} />
    </Page>
  );
}

function Again({ visit, rows, label, about }: Pick<Props, 'visit' | 'rows'> & { label: string; about?: string }) {
  return (
    <PostForm action="/undelivered" visit={visit} label={about && `${label}: ${about}`}>
      <input type="hidden" name="leads" value={rows.map(({ lead }) => lead.id).join(' ')} />
      <button className="quiet" type="submit">
        {label}
      </button>
    </PostForm>
  );
}
