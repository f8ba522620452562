import type { Visit } from '../http/visit';
import { leadAddress } from '../http/way-back';
import { ProofFields } from './field';
import { Page } from './page';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  receipt: string;
  refusal?: string | undefined;
}

/** Asks once more before a lead goes for ever. */
export function ErasePage({ visit, receipt, refusal }: Props) {
  return (
    <Page title={`Erase ${receipt}`} visit={visit} refusal={refusal}>
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
      <p>
        <a href={leadAddress(visit, receipt)}>Keep it</a>
      </p>
    </Page>
  );
}
