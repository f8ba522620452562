import { leadAddress } from '../http/back-to-list';
import type { Visit } from '../http/visit';
import { LeadItem, type LeadSummary } from './lead-item';
import { Page } from './page';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  row: LeadSummary;
  /** Names of all who have an account. */
  here: readonly string[];
}

/** Asks once more before somebody is sent no more marketing. */
export function WithdrawPage({ visit, row, here }: Props) {
  const receipt = row.lead.id;
  return (
    <Page title="No more marketing" visit={visit}>
      <ol className="leads">
        <LeadItem row={row} here={here} />
      </ol>
      <p>
        Nobody writes to its e-mail address about our products any more, whichever form it was given in. Only they
        themselves can allow it again: with a new form, or by asking whoever runs the server to take this back.
      </p>
      <PostForm action={`/leads/${receipt}/withdraw`} visit={visit}>
        <button className="danger" type="submit">
          They want no more marketing
        </button>
      </PostForm>
      <p>
        <a href={leadAddress(visit, receipt)}>Leave it as it is</a>
      </p>
    </Page>
  );
}
