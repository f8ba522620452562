import { split } from '../../kit/charts';
import { stitchedEdge } from '../../kit/components';
import { percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import {
  type Drawer,
  daysLeft,
  drawers,
  type Freshness,
  monthOf,
  rackNames,
  racks,
  returnMonths,
  returns,
  shortList,
  takings,
  value,
} from './data';
import { placeSign } from './parts';
import { counter } from './shell';

const words: readonly (readonly [Freshness, string])[] = [
  ['good', 'More than 90 days'],
  ['ninety', 'within 90'],
  ['sixty', 'within 60'],
  ['thirty', 'within 30'],
  ['empty', 'Short'],
];

const drawer = ({ place, fill, state }: Drawer): string =>
  html`<li class="${state}">${place === 'B-07' && stitchedEdge(7, 'madder')}<b>${place.slice(2)}</b><i><em style="width:${Math.round(fill * 100)}%"></em></i></li>`;

const rack = (name: (typeof racks)[number]): string =>
  html`<section><h3><b>${name}</b>${rackNames[name]}</h3><ul>${drawers(name).map(drawer)}</ul></section>`;

const month = (name: (typeof returnMonths)[number]): string => {
  const lots = returns.filter(({ expiry }) => expiry === name);
  return html`<section class="ph-month m${returnMonths.indexOf(name)}"><header><div><h3>${monthOf(name)}</h3><small>in ${daysLeft(name)} days</small></div><strong class="num">${taka(Math.round(sumBy(lots, value)))}</strong></header>
    <ul>${lots.map(({ brand, place, pieces }) => html`<li>${placeSign(place)}<span>${brand}</span><b class="num">${pieces}</b></li>`)}</ul></section>`;
};

export function dashboard(): string {
  const all = racks.flatMap(drawers);
  const sold = sumBy(takings, ({ amount }) => amount);
  return counter(
    'Shelves',
    false,
    html`<div class="ph-home"><div class="ph-wall"><header><h1>Shelves</h1><ul class="ph-key">${words.map(([state, text]) => html`<li class="${state}"><i></i>${text}<b class="num">${all.filter((one) => one.state === state).length}</b></li>`)}</ul></header><div class="ph-racks">${racks.map(rack)}</div></div>
      <aside class="ph-calendar"><h2>Expiry calendar <small>at cost</small></h2>${returnMonths.map(month)}</aside>
      <div class="ph-sold"><div><small>Sold today</small><strong class="num">${taka(sold)}</strong></div><div class="grow">${split(takings.map(({ amount, tone }) => ({ share: amount / sold, tone })))}<ul>${takings.map(({ name, amount, tone }) => html`<li class="${tone}"><i></i>${name}<b class="num">${taka(amount)}</b><small>${percent(amount / sold)}</small></li>`)}</ul></div></div>
      <div class="ph-short"><small>Short list</small><strong>${shortList.length}</strong><span>${shortList
        .map(({ brand, left }) => html`<b>${brand}</b> ${left}`)
        .slice(0, 2)
        .join(' · ')}</span></div></div>`,
  );
}
