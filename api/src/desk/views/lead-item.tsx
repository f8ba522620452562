import type { ReactNode } from 'react';
import { dhakaMinute } from '../../leads/dhaka-time';
import { quarantineWords } from '../../leads/quarantine-words';
import { stateWords } from '../../leads/status-words';
import type { WhoAndWhat } from '../../leads/who-and-what';
import type { HandledLead } from '../leads/inbox';
import { callBackWords } from './call-back';
import { colleague } from './colleague';

/** A lead as lists show it. */
export interface LeadSummary extends HandledLead {
  known: WhoAndWhat;
  noun: string;
}

interface Props {
  row: LeadSummary;
  /** Names of all who have an account. */
  here: readonly string[];
  /** What this list has to say of it. */
  children?: ReactNode;
}

/** A lead in a list. */
export function LeadItem({ row, here, children }: Props) {
  const { lead, known, noun, state, owner } = row;
  const { name, phone, company, wanted } = known;
  const { id, receivedAt } = lead;
  return (
    <li>
      <a href={`/leads/${id}`}>{name || id}</a>
      <span className={`state ${state}`}>{stateWords(lead.form)[state]}</span>
      <span className="what">{[noun, wanted].filter(Boolean).join(': ')}</span>
      <span className="who">{[company, phone].filter(Boolean).join(', ')}</span>
      <span className="when">
        {dhakaMinute(receivedAt)} · <span className="receipt">{id}</span>
        {[owner && `with ${colleague(owner, here)}`, callBackWords(row), quarantineWords(lead)]
          .filter(Boolean)
          .map((words) => ` · ${words}`)}
      </span>
      {children}
    </li>
  );
}
