import { leadAddress } from '../http/back-to-list';
import type { Visit } from '../http/visit';
import { ProofFields } from './field';
import { LeadItem, type LeadSummary } from './lead-item';
import { Page } from './page';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  row: LeadSummary;
  /** Other leads of the same person, the newest first. */
  others: readonly LeadSummary[];
  /** Names of all who have an account. */
  here: readonly string[];
}

/** Asks once more before a lead goes for ever, and names what else there is of the person. */
export function ErasePage({ visit, row, others, here }: Props) {
  const receipt = row.lead.id;
  return (
    <Page title={`Erase ${receipt}`} visit={visit}>
      <ol className="leads">
        <LeadItem row={row} here={here} />
      </ol>
      <p>
        The lead goes for ever, with its file, its notes and what waits to be delivered. Nobody can bring it back. What
        stands in backups and in files that were exported is yours to erase.
      </p>
      <PostForm action={`/leads/${receipt}/erase`} visit={visit}>
        <ProofFields />
        <button className="danger" type="submit">
          Erase {receipt} for ever
        </button>
      </PostForm>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">This stays, of the same person</h2>
          <p className="help">
            With the same phone number or e-mail address, ten at most: a search finds all. Somebody who asks that all be
            erased means these as well.
          </p>
          <ol className="leads">
            {others.map((one) => (
              <LeadItem key={one.lead.id} row={one} here={here} />
            ))}
          </ol>
        </section>
      )}
      <p>
        <a href={leadAddress(visit, receipt)}>Keep it</a>
      </p>
    </Page>
  );
}
