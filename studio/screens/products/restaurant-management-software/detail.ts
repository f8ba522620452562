import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { now, type Ticket, tickets } from './data';

const age = (minutes: number): string => (minutes >= 20 ? 'late' : minutes >= 15 ? 'soon' : 'fresh');

const ticket = ({ number, place, waiter, minutes, station, dishes }: Ticket): string =>
  html`<article class="kot ${age(minutes)}"><header><div><h2>${place}</h2><small>KOT ${number} · ${waiter}</small></div><strong class="num">${minutes}<em>min</em></strong></header>
    <ul>${dishes.map(({ count, name, note, done }) => html`<li class="${done && 'done'}"><b>${count}</b><span>${name}${note && html`<em>${note}</em>`}</span>${done && icon('check', 24)}</li>`)}</ul>
    <footer><small>${station}</small><span>Ready</span></footer></article>`;

/** All-day counts: how many of a dish are still to be cooked over all tickets. */
function allDay(): [string, number][] {
  const counts = new Map<string, number>();
  for (const { dishes } of tickets)
    for (const { name, count, done } of dishes) if (!done) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
}

/** The screen over the pass hangs high and far away: dark, no navigation, letters one reads from three metres. */
export const detail = (): string =>
  html`<div class="kitchen"><header><h1>Kitchen</h1><nav>${['All stations', 'Rice', 'Grill', 'Curry', 'Tandoor', 'Drinks'].map((name, index) => html`<span class="${index === 0 && 'active'}">${name}</span>`)}</nav><span class="grow"></span><span>${tickets.length} tickets</span><strong class="num">${now}</strong></header>
    <div class="kots">${tickets.map(ticket)}</div>
    <footer><b>Still to cook</b>${allDay().map(([name, count]) => html`<span><strong>${count}</strong>${name}</span>`)}</footer></div>`;
