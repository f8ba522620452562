import { stateWords } from '../../leads/handling-words';
import { handlingStates } from '../../leads/store/desk-schema';
import { type Channel, openStates } from '../../leads/store/outbox';
import type { Visit } from '../http/visit';
import { leadAddress } from '../http/way-back';
import type { OpenedLead } from '../leads/inbox';
import { colleague } from './colleague';
import { channelChoices } from './delivery';
import { Choice, Field } from './field';
import { type NoteDraft, NoteField } from './note-form';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  opened: OpenedLead;
  /** Those that the server has. */
  channels: readonly Channel[];
  /** Names of those who see it, and of all who have an account. */
  owners: readonly string[];
  here: readonly string[];
  draft: NoteDraft | undefined;
}

/** What can be done with a lead. */
export function Handling({ visit, opened, channels, owners, here, draft }: Props) {
  const { lead, state, owner, callOn, deliveries } = opened;
  const chosen = draft?.chosen ?? { state, owner, callOn };
  const at = (what: string) => `/leads/${lead.id}/${what}`;
  const names = [...new Set([...owners, ...(owner ? [owner] : [])])];
  return (
    <section aria-labelledby="handling">
      <h2 id="handling">Handling</h2>
      {lead.status === 'quarantined' && (
        <PostForm action={at('release')} visit={visit} label="Quarantine">
          <button type="submit">Release from quarantine</button>
        </PostForm>
      )}
      <PostForm action={at('handling')} visit={visit} label="Status, owner and note">
        <input type="hidden" name="seenState" value={state} />
        <input type="hidden" name="seenOwner" value={owner} />
        <input type="hidden" name="seenCallOn" value={callOn} />
        <div className="pair">
          <Choice
            name="state"
            label="Status"
            value={chosen.state}
            choices={handlingStates.map((one) => [one, stateWords(lead.form)[one]] as const)}
          />
          <Choice
            name="owner"
            label="Owner"
            value={chosen.owner}
            choices={[['', 'Nobody'], ...names.map((one) => [one, colleague(one, here)] as const)]}
          />
        </div>
        <NoteField draft={draft} />
        <Field
          name="callOn"
          label="Call back on"
          help="From that day on the inbox lists it as due, until it is won, lost or done."
          type="date"
          value={chosen.callOn}
        />
        <button type="submit">Save</button>
      </PostForm>
      <details>
        <summary>More</summary>
        {lead.status !== 'quarantined' && channels.length > 0 && (
          <PostForm action={at('resend')} visit={visit} label="Tell once more">
            <Choice name="to" label="Tell of it once more" value={undefined} choices={channelChoices(channels)} />
            <button className="quiet" type="submit">
              Send
            </button>
          </PostForm>
        )}
        {deliveries.some((delivery) => openStates.includes(delivery.state)) && (
          <PostForm action={at('dismiss')} visit={visit} label="Open deliveries">
            <button className="quiet" type="submit">
              Try open deliveries no more
            </button>
          </PostForm>
        )}
        {lead.marketing.allowed && (
          <PostForm action={at('withdraw')} visit={visit} label="Marketing">
            <button className="quiet" type="submit">
              They want no more marketing
            </button>
          </PostForm>
        )}
        {lead.status !== 'quarantined' && (
          <PostForm action={at('quarantine')} visit={visit} label="Suspected spam">
            <button className="quiet" type="submit">
              Put it into quarantine
            </button>
          </PostForm>
        )}
        {visit.role.erases && (
          <p>
            <a href={leadAddress(visit, `${lead.id}/erase`)}>Erase for ever …</a>
          </p>
        )}
      </details>
    </section>
  );
}
