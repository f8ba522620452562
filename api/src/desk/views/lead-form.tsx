import type { ReactNode } from 'react';
import { stateWords } from '../../leads/status-words';
import { handlingStates } from '../../leads/store/desk-schema';
import { consentingForms } from '../../leads/store/marketing-forms';
import { type Channel, openStates } from '../../leads/store/outbox';
import type { Draft } from '../http/drafts';
import type { Visit } from '../http/visit';
import type { OpenedLead } from '../leads/inbox';
import { colleague } from './colleague';
import { channelChoices, deliveryFact } from './delivery';
import { Choice, Facts, Field } from './field';
import { NoteField } from './note-form';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  opened: OpenedLead;
  /** Those that the server has. */
  channels: readonly Channel[];
  /** Names of those who see it, and of all who have an account. */
  owners: readonly string[];
  here: readonly string[];
  draft: Draft | undefined;
}

/** The id of the one form of a lead's page, to which all of its buttons belong, so that none drops what is typed. */
const formId = 'call';

/** What can be done with a lead. */
export function LeadForm({ visit, opened, channels, owners, here, draft }: Props) {
  const { lead, state, owner, callOn, deliveries } = opened;
  const { mistakes = {} } = visit.refused ?? {};
  const names = [...new Set([...owners, ...(owner ? [owner] : [])])];
  // Whoever was chosen may have no account any more.
  const chosenOwner = draft?.owner !== undefined && ['', ...names].includes(draft.owner) ? draft.owner : owner;
  const open = deliveries.filter(({ state: how }) => openStates.includes(how));
  const to = (what: string) => `/leads/${lead.id}/${what}`;
  return (
    <section aria-labelledby="handling">
      <h2 id="handling">Handling</h2>
      <PostForm action={to('handling')} visit={visit} label="Status, owner and note" id={formId}>
        <input type="hidden" name="seenState" value={draft?.seenState ?? state} />
        <input type="hidden" name="seenOwner" value={draft?.seenOwner ?? owner} />
        <input type="hidden" name="seenCallOn" value={draft?.seenCallOn ?? callOn} />
        <div className="pair">
          <Choice
            name="state"
            label="Status"
            value={draft?.state ?? state}
            choices={handlingStates.map((one) => [one, stateWords(lead.form)[one]] as const)}
          />
          <Choice
            name="owner"
            label="Owner"
            value={chosenOwner}
            choices={[['', 'Nobody'], ...names.map((one) => [one, colleague(one, here)] as const)]}
          />
        </div>
        <NoteField words={draft?.words} mistake={mistakes.words} />
        <Field
          name="callOn"
          label="Call back on"
          help="From that day on the inbox lists it as due, until its status says that it is over."
          type="date"
          value={draft?.callOn ?? callOn}
          mistake={mistakes.callOn}
        />
        <div className="buttons">
          {/* The first is the one that Enter presses. */}
          <button type="submit">Save</button>
          {lead.status === 'quarantined' && <LeadButton to={to('release')}>Release from quarantine</LeadButton>}
        </div>
      </PostForm>
      <details>
        <summary>More</summary>
        {lead.status !== 'quarantined' && channels.length > 0 && (
          <>
            <Choice
              name="to"
              label="Tell of it once more"
              value={undefined}
              choices={channelChoices(channels)}
              form={formId}
            />
            <LeadButton to={to('resend')}>Send</LeadButton>
          </>
        )}
        {open.length > 0 && (
          <>
            <Facts facts={open.map((delivery) => deliveryFact(delivery, channels))} />
            <LeadButton to={to('dismiss')}>
              {open.length === 1 ? 'Try this no more' : `Try these ${open.length} no more`}
            </LeadButton>
          </>
        )}
        <div className="buttons">
          {lead.marketing.allowed && consentingForms.includes(lead.form) && (
            <LeadButton to={to('aside')} next="withdraw">
              They want no more marketing …
            </LeadButton>
          )}
          {lead.status !== 'quarantined' && <LeadButton to={to('quarantine')}>Put it into quarantine</LeadButton>}
          {visit.role.erases && (
            <LeadButton to={to('aside')} next="erase">
              Erase for ever …
            </LeadButton>
          )}
        </div>
      </details>
    </section>
  );
}

interface ButtonProps {
  /** Where the form is sent to. */
  to: string;
  /** Which page about the lead comes then. */
  next?: string;
  children: ReactNode;
}

/** A button on the page of a lead that does something else than to save: what is typed beside it waits there. */
export function LeadButton({ to, next, children }: ButtonProps) {
  return (
    <button className="quiet" type="submit" form={formId} formAction={to} name={next && 'next'} value={next}>
      {children}
    </button>
  );
}
