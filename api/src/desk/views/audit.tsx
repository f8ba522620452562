import { dhakaMinute } from '../../leads/dhaka-time';
import type { AuditRow } from '../../leads/store/desk-schema';
import type { Visit } from '../http/visit';
import { foldedLines } from './folded-lines';
import { Page } from './page';

interface Props {
  visit: Visit;
  lines: readonly AuditRow[];
  /** Address of the page behind this one. */
  older: string | undefined;
}

/** Who saw and did what, the latest first. */
export function AuditPage({ visit, lines, older }: Props) {
  return (
    <Page title="Audit log" visit={visit}>
      <ol className="history">
        {foldedLines(lines).map(({ line: { id, at, actor, action, lead_id, detail }, times }) => (
          <li key={id}>
            {dhakaMinute(at)}: {actor} {action}
            {lead_id && ' '}
            {lead_id && <a href={`/leads/${lead_id}`}>{lead_id}</a>}
            {detail && ` (${detail})`}
            {times > 1 && ` (${times} times on that day)`}
          </li>
        ))}
      </ol>
      {older && (
        <p>
          <a href={older}>Older lines</a>
        </p>
      )}
    </Page>
  );
}
