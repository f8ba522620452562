import { button } from '../../kit/components';
import { longDate, number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { daysLeft, type Expiring, monthOf, returnMonths, returns, value, visits } from './data';
import { placeSign } from './parts';
import { counter } from './shell';

const limits = [30, 60, 90];
const total = sumBy(returns, value);
const rounded = (lots: readonly Expiring[]): string => taka(Math.round(sumBy(lots, value)));

const band = (month: (typeof returnMonths)[number], index: number): string => {
  const lots = returns.filter(({ expiry }) => expiry === month);
  const worth = sumBy(lots, value);
  return html`<div class="ph-band m${index}" style="flex-grow:${Math.round(worth)}"><small>Within ${limits[index]} days · ${monthOf(month)}</small><strong class="num">${rounded(lots)}</strong><span>${lots.length} batches, ${percent(worth / total)}</span></div>`;
};

const lot = (one: Expiring): string =>
  html`<li class="m${returnMonths.indexOf(one.expiry as (typeof returnMonths)[number])}">${placeSign(one.place)}<span><b>${one.brand}</b><small>${one.no} · ${monthOf(one.expiry)}, ${daysLeft(one.expiry)} days</small></span><span class="right"><b class="num">${number(Math.round(value(one)))}</b><small class="num">${one.pieces} × ${one.cost.toFixed(2)}</small></span></li>`;

const parcel = (company: number): string => {
  const lots = returns.filter((one) => one.company === company).toSorted((a, b) => (a.expiry < b.expiry ? -1 : 1));
  return html`<section class="ph-parcel"><i class="ph-tape"></i><header><h2>Company ${company}</h2><span>${icon('calendar', 17)}Representative ${longDate(visits[company] ?? '').slice(0, 10)}</span></header><ul>${lots.map(lot)}</ul><footer><span>${lots.length} batches</span><strong class="num">${rounded(lots)}</strong></footer></section>`;
};

export const report = (): string =>
  counter(
    'Expiry',
    false,
    html`<div class="ph-report"><header><h1>Return list</h1><span class="muted">Batches that expire within 90 days, at purchase price</span><span class="grow"></span>${button('Excel', 'secondary', 'download')}${button('Print four slips', 'primary', 'print')}</header>
      <div class="ph-bands"><div class="ph-all"><small>To return</small><strong class="num">${rounded(returns)}</strong><span>${returns.length} batches</span></div>${returnMonths.map(band)}</div>
      <div class="ph-parcels">${[1, 2, 3, 4].map(parcel)}</div></div>`,
  );
