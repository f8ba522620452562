import { html } from '../../kit/html';
import { type Member, weeks } from './data';

const cell = (member: Member, week: number): string => {
  const late = member.missed.includes(week);
  if (week === member.due + 1) return member.state === 'absent' ? 'now' : member.state === 'part' ? 'half' : 'just';
  return week > member.due ? 'open' : late ? 'late' : 'paid';
};

/** One square for each weekly instalment, as they stand in the passbook. */
export const squares = (member: Member): string =>
  html`<span class="mc-squares">${Array.from({ length: weeks }, (_, index) => html`<i class="${cell(member, index + 1)}"></i>`)}</span>`;
