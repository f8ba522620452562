import type { ReactNode } from 'react';
import { dhakaMinute } from '../../leads/dhaka-time';
import { quarantineWords } from '../../leads/quarantine-words';
import type { WhoAndWhat } from '../../leads/who-and-what';
import type { HandledLead } from '../leads/inbox';
import { stateWords } from './words';

/** A lead as lists show it. */
export interface Row extends HandledLead {
  known: WhoAndWhat;
  noun: string;
}

/** A lead in a list; the children are what this list has to say of it. */
export function LeadRow({ row, children }: { row: Row; children?: ReactNode }) {
  const { lead, known, noun, state, owner } = row;
  const { name, phone, company, wanted } = known;
  const { id, receivedAt } = lead;
  return (
    <li>
      <a href={`/leads/${id}`}>{name || id}</a>
      <span className={`state ${state}`}>{stateWords[state]}</span>
      <span className="what">{[noun, wanted].filter(Boolean).join(': ')}</span>
      <span className="who">{[company, phone].filter(Boolean).join(', ')}</span>
      <span className="when">
        {[dhakaMinute(receivedAt), id, owner && `with ${owner}`, quarantineWords(lead)].filter(Boolean).join(' · ')}
      </span>
      {children}
    </li>
  );
}
