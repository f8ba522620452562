import { bars, ean13 } from '../../kit/barcode';
import { longDate, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { chosen, clock, due, fee, kinds, now, stayed, today } from './data';
import { booth } from './shell';
import { plate, sideView } from './vehicles';

const code = ean13(`2044${chosen.ticket}806`);
const { hours, total, first } = fee(chosen.kind, chosen.entry);
const rate = kinds[chosen.kind];

const ticket = (): string =>
  html`<article class="pk-ticket"><header><b>Parking ticket</b><span>Mirpur Road, Dhanmondi</span></header>${plate(chosen, true)}
    <dl><div><dt>Vehicle</dt><dd>${rate.name}</dd></div><div><dt>In</dt><dd>${clock(chosen.entry)}</dd></div><div><dt>Date</dt><dd>${longDate(today)}</dd></div><div><dt>Gate</dt><dd>1, Guard 4</dd></div><div><dt>Bay</dt><dd>${chosen.place}</dd></div></dl>
    <div class="pk-code">${bars(code, 2.6, 84)}<span>${code}</span></div>
    <div class="pk-stamp"><b>1 hour free</b><span>Shop 3-12 · 4:51 pm</span></div><footer>Keep this ticket. If it is lost: ${taka(200)}.</footer></article>`;

const step = (index: number): string => {
  const price = index === 0 ? rate.first : rate.next;
  const from = chosen.entry + index * 60;
  const running = index === hours - 1;
  return html`<li class="${index === 0 && 'free'} ${running && 'running'}"><b>${taka(price)}</b><i style="height:${price * 7.4}px">${running && html`<em style="height:${Math.round(((now - from) / 60) * 100)}%"></em>`}</i><small>${clock(from)}</small>${index === 0 && html`<span>free by stamp</span>`}</li>`;
};

const seen = [
  ['2:06 pm', 'Gate 1', 'Ticket printed, plate typed by Guard 4'],
  ['2:09 pm', 'Level B1', 'Bay A-7 marked taken'],
  ['4:51 pm', 'Shop 3-12', 'Stamp scanned at the counter of the shop'],
  [clock(now), 'Gate 2', 'Ticket scanned by Guard 5'],
] as const;

const tables = Object.values(kinds);

export const detail = (): string =>
  booth(
    'Exit',
    'B1',
    html`<div class="pk-exit">${ticket()}
      <section class="pk-fee"><header class="pk-title"><h1>Ticket ${chosen.ticket}</h1><span>inside for ${stayed(now - chosen.entry)}</span></header>
        <div class="pk-hours"><ol>${Array.from({ length: hours }, (_, index) => step(index))}</ol></div>
        <div class="pk-seen">${seen.map(([when, where, what], index) => html`<div class="${index === seen.length - 1 && 'now'}"><i></i><small>${when}</small><b>${where}</b><span>${what}</span></div>`)}</div></section>
      <aside class="pk-pay"><dl><div><dt>First hour</dt><dd>${taka(first)}</dd></div><div><dt>${hours - 1} more hours at ${taka(rate.next)}</dt><dd>${taka(total - first)}</dd></div><div class="free"><dt>Stamp, 1 hour</dt><dd>−${taka(first)}</dd></div></dl>
        <div class="pk-topay"><span>To pay</span><strong>${taka(due(chosen))}</strong></div><div class="pk-ways"><span class="on">Cash</span><span>bKash</span><span>Nagad</span></div><span class="pk-open">${icon('check', 22)}Paid, open gate 2</span>
        <section class="pk-rates"><header><b>Rates, 7 am to 10 pm</b><small>first · next hour</small></header>${tables.map(({ name, first: one, next }, index) => html`<div class="${name === rate.name && 'on'}">${sideView((['car', 'bike', 'cng', 'micro'] as const)[index] ?? 'car', 34)}<span>${name}</span><b>${one}</b><b>${next}</b></div>`)}<p>Night 10 pm to 7 am, one price: ${tables.map(({ night }) => night).join(' · ')}</p></section></aside></div>`,
  );
