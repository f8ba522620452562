import type { Visit } from '../http/visit';
import { Choice, Field, ProofFields } from './field';
import { FormChoice } from './form-choice';
import { Page } from './page';
import { PostForm } from './post-form';

interface Props {
  visit: Visit;
  /** What was chosen before. */
  asked?: { format?: string; form?: string; since?: string; until?: string } | undefined;
  /** Address of the file that was asked for, and whether it comes by itself. */
  file?: string;
  starts?: boolean;
}

/** Asks which leads are handed on, and as what. */
export function ExportPage({
  visit,
  asked: { format = 'xlsx', form = '', since, until } = {},
  file,
  starts = false,
}: Props) {
  return (
    <Page title="Export" visit={visit} leadsTo={starts ? file : undefined}>
      {file && (
        <p className="notice" role="status">
          Your file is ready for two minutes. {starts && 'If it does not come by itself: '}
          <a href={file}>fetch it</a>
        </p>
      )}
      <p>
        A table for a spreadsheet, one row for each lead, without suspected spam. The file holds personal data: delete
        it when it has served.
      </p>
      <PostForm action="/export" visit={visit}>
        <Choice
          name="format"
          label="Format"
          value={format}
          choices={[
            ['xlsx', 'Excel workbook (XLSX)'],
            ['csv', 'CSV'],
          ]}
        />
        <FormChoice role={visit.role} value={form} />
        <Field name="since" label="From" type="date" value={since} />
        <Field name="until" label="To" type="date" value={until} mistake={visit.refused?.mistakes?.until} />
        <ProofFields />
        <button type="submit">Download</button>
      </PostForm>
    </Page>
  );
}
