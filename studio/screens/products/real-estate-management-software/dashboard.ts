import { button, meter } from '../../kit/components';
import { number, percent, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import {
  areas,
  columnNames,
  countOf,
  type Flat,
  findFlat,
  flats,
  month,
  price,
  rate,
  states,
  stateWords,
} from './data';
import { estate } from './shell';

const left = 76;
const cell = 126;
const storey = 66;
const gapAtLift = 44;
const x = (column: number): number => left + column * cell + (column > 2 ? gapAtLift : 0);
const y = (floor: number): number => 38 + (9 - floor) * storey;
const right = x(5) + cell;

const chosen = findFlat(9, 1);

/** One flat from outside: a window, a balcony with its rail, and its number. */
const flat = (one: Flat): string => {
  const at = x(one.column);
  const top = y(one.floor);
  const mirrored = one.column > 2;
  const balcony = mirrored ? at + cell - 52 : at + 8;
  const window = mirrored ? at + 12 : at + cell - 44;
  return html`<g><rect x="${at + 2}" y="${top + 2}" width="${cell - 4}" height="${storey - 4}" rx="2" class="re-flat re-${one.state}"/><rect x="${balcony}" y="${top + 10}" width="44" height="${storey - 18}" rx="1.500" class="re-glass"/><path d="M${balcony} ${top + storey - 20}h44M${balcony + 9} ${top + storey - 20}v12M${balcony + 22} ${top + storey - 20}v12M${balcony + 35} ${top + storey - 20}v12" class="re-rail"/><rect x="${window}" y="${top + 33}" width="32" height="20" rx="1.500" class="re-glass"/><text x="${window + 16}" y="${top + 24}" class="middle re-no re-t-${one.state}">${one.floor}-${columnNames[one.column]}</text></g>`;
};

const front = (): string =>
  html`<svg class="chart" width="926" height="694" viewBox="0 0 926 694" aria-hidden="true">
    <path d="M${left - 14} 36H${right + 14}V24H${left - 14}z" class="re-slab"/><rect x="${x(3) - gapAtLift - 40}" y="2" width="124" height="22" class="re-slab"/><rect x="${x(3) - gapAtLift + 3}" y="36" width="${gapAtLift - 6}" height="${9 * storey + 56}" class="re-lift"/>
    ${Array.from({ length: 9 }, (_, i) => html`<text x="${left - 26}" y="${y(9 - i) + 38}" class="end re-floor">${9 - i}</text><rect x="${x(3) - gapAtLift + 13}" y="${y(9 - i) + 16}" width="18" height="30" rx="2" class="re-lift-door"/>`)}
    ${flats.map(flat)}<rect x="${x(chosen.column) - 3}" y="${y(chosen.floor) - 3}" width="${cell + 6}" height="${storey + 6}" rx="8" class="re-stitched"/>
    <rect x="${left - 8}" y="${y(0)}" width="${right - left + 16}" height="54" class="re-ground"/>${Array.from({ length: 7 }, (_, i) => html`<g transform="translate(${left + 18 + i * 112 + (i > 2 ? 30 : 0)} ${y(0) + 18})"><path d="M4 24V16l8-10h34l10 10 10 2v10z" class="re-car"/><circle cx="18" cy="29" r="6" class="re-wheel"/><circle cx="52" cy="29" r="6" class="re-wheel"/></g>`)}<text x="${left - 26}" y="${y(0) + 34}" class="end re-floor">G</text>
    <path d="M0 ${y(0) + 55}H926" class="re-earth"/></svg>`;

const value = (state: (typeof states)[number]): number =>
  sumBy(
    flats.filter((one) => one.state === state),
    price,
  );

export const dashboard = (): string =>
  estate(
    'Units',
    0,
    html`<div class="re-home"><section class="re-front">${front()}</section>
      <aside class="re-side"><ul class="re-states">${states.map((state) => html`<li><i class="re-${state}"></i><span>${stateWords[state]}</span><b class="num">${countOf(state)}</b><small class="num">${state === 'land' ? 'not for sale' : takaShort(value(state))}</small></li>`)}</ul>
        <section class="re-chosen"><div class="row between"><h2>Flat 9-B</h2><span>south, road side</span></div><p><span>${number(areas[1])} sft at ${taka(rate(chosen))}</span><strong class="num">${taka(price(chosen))}</strong></p><div class="row">${button('Hold', 'secondary')}${button('Book this flat', 'primary')}</div></section>
        <section class="re-month"><h3>Instalments of November</h3><div class="row between"><strong class="num">${taka(month.received)}</strong><span>${percent(month.received / month.due)} of ${takaShort(month.due)}</span></div>${meter(month.received / month.due, 'leaf')}<ol><li><b>7-B</b><span>Cheque returned 12 Nov</span><b class="num">2,73,200</b></li><li><b>8-B</b><span>100 days late</span><b class="num">5,49,200</b></li><li><b>9-C</b><span>Hold ends tomorrow, 6 pm</span><b></b></li><li><b>5-E</b><span>Keys given, registered 16 Nov</span><b></b></li></ol></section></aside></div>`,
  );
