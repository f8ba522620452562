import { sum, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { cash, entries, exits, fees, inside, kinds, overnight, paidTickets, type Shift, shifts } from './data';
import { booth } from './shell';
import { sideView } from './vehicles';

const first = 5;
const step = 88;
const scale = 1.3;
const middle = 136;

const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

function flow(): string {
  const hours = entries.map((_, hour) => hour).slice(first);
  return html`<svg width="1290" height="262" viewBox="0 0 1290 262"><path class="pk-zero" d="M30 ${middle}H1270"/>${hours.map(
    (hour, index) => {
      const x = index * step + 52;
      const up = (entries[hour] ?? 0) * scale;
      const down = (exits[hour] ?? 0) * scale;
      return html`<rect class="pk-in" x="${x}" y="${middle - up - 1}" width="36" height="${up}" rx="4"/><rect class="pk-out" x="${x}" y="${middle + 1}" width="36" height="${down}" rx="4"/><text x="${x + 18}" y="${middle - up - 8}" class="pk-value">${entries[hour]}</text><text x="${x + 18}" y="${middle + down + 17}" class="pk-value">${exits[hour]}</text><text x="${x + 18}" y="256" class="pk-hour">${hour === 18 ? 'to 6:20' : hourName(hour)}</text>`;
    },
  )}</svg>`;
}

const envelope = (shift: Shift): string => {
  const expected = cash(shift);
  const gap = shift.handed - expected;
  return html`<section class="pk-envelope"><header><div><h2>${shift.guard}</h2><small>${shift.gate} · ${shift.hours}</small></div><span class="${gap === 0 ? 'ok' : 'gap'}">${gap === 0 ? 'Agrees' : `Short by ${taka(-gap)}`}</span></header>
    <ul>${shift.tickets.map(([kind, count, taken]) => html`<li>${sideView(kind, 36)}<span>${kinds[kind].name}</span><b>${count}</b><b class="num">${taka(taken)}</b></li>`)}<li class="all"><i></i><span>Paid tickets</span><b>${paidTickets(shift)}</b><b class="num">${taka(fees(shift))}</b></li></ul>
    <dl><div><dt>${shift.lost} lost, fines</dt><dd>+${taka(shift.fines)}</dd></div><div><dt>bKash and Nagad</dt><dd>−${taka(shift.bkash + shift.nagad)}</dd></div><div><dt>Free by stamp</dt><dd>${shift.free} tickets</dd></div></dl>
    <footer><span><small>Should hand over</small><strong>${taka(expected)}</strong></span><span><small>Counted</small><strong>${taka(shift.handed)}</strong></span></footer></section>`;
};

export const report = (): string =>
  booth(
    'Shifts',
    '',
    html`<div class="pk-report"><header class="pk-title"><h1>Cash by guard and shift</h1><span>Wed 18 Nov 2026, to 6:20 pm</span><span class="pk-sums"><span>Fees and fines <b>${taka(sumBy(shifts, (one) => fees(one) + one.fines))}</b></span><span>Cash to hand over <b>${taka(sumBy(shifts, cash))}</b></span></span></header>
      <section class="pk-flow"><header><b><i class="pk-in"></i>In ${sum(entries)}</b><b><i class="pk-out"></i>Out ${sum(exits)}</b><span>${overnight.length} from last night + ${sum(entries)} in − ${sum(exits)} out = ${inside} inside now</span></header>${flow()}</section>
      <div class="pk-envelopes">${shifts.map(envelope)}</div></div>`,
  );
