import { number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { inState, type Kind, kinds, price, type State, sold, stallMoney, stalls } from './data';
import { hallPlan } from './plan';
import { event } from './shell';

const words: readonly (readonly [State, string])[] = [
  ['paid', 'paid'],
  ['part', 'booking money'],
  ['late', 'instalment late'],
  ['held', 'held until 21 Nov'],
  ['free', 'free'],
];

const waiting = [
  ['Exhibitor 0244', '9 Nov'],
  ['Exhibitor 0247', '12 Nov'],
  ['Exhibitor 0250', '16 Nov'],
  ['Exhibitor 0251', '18 Nov'],
] as const;

const kind = (name: Kind): string => {
  const all = stalls.filter((one) => one.kind === name);
  const open = all.filter(({ state }) => state === 'free' || state === 'held');
  return html`<div class="ev-kind"><div><b>${name}</b><small>${kinds[name].size} · ${taka(kinds[name].price)}</small></div><strong class="num">${all.length - open.length}<small>of ${all.length}</small></strong></div>`;
};

/** Hours of the opening day, from seven to nine in the evening. */
const moments = [
  [7, 'Doors for exhibitors'],
  [9, 'Sound check'],
  [11, 'Opening'],
  [12, 'Visitors'],
  [13.5, 'Lunch'],
  [16, 'Seminar'],
  [18.5, 'Baul songs'],
  [21, 'Close'],
] as const;

const hour = (value: number): string => `${Math.floor(value > 12.99 ? value - 12 : value)}:${value % 1 ? '30' : '00'}`;

export const dashboard = (): string => {
  const late = inState('late');
  return event(
    'Hall plan',
    html`<header class="ev-head"><h1>Hall plan</h1><ul class="ev-states">${words.map(([state, text]) => html`<li><i class="${state}"></i><b>${inState(state).length}</b>${text}</li>`)}</ul></header>
    <div class="ev-floor">${hallPlan(880)}<aside><section class="ev-money"><small>Stall money received</small><strong class="num">${taka(stallMoney)}</strong><div class="ev-fill"><i style="width:${(stallMoney / sold) * 100}%"></i></div><span>${percent(stallMoney / sold)} of ${taka(sold)} booked</span></section>
      ${(['Premium', 'Standard', 'Mini'] as const).map(kind)}
      <section class="ev-late"><h3>Free again on 21 November</h3>${late.map((one) => html`<div><b>${one.code}</b><span>Exhibitor ${one.code === 'C6' ? '0231' : '0218'}<small>due 15 Nov: ${number(price(one) * 0.3)}</small></span></div>`)}<p>Unpaid: ${taka(sumBy(late, price) * 0.6)}.</p><h4>Asked for one of these two</h4><ol>${waiting.map(([who, since]) => html`<li><b>${who}</b><small>${since}</small></li>`)}</ol></section></aside></div>
    <section class="ev-run"><header><h3>Opening day</h3><small>Thursday 26 November</small></header><div><svg width="1128" height="20" viewBox="0 0 1128 20"><path d="M10 10H1118"/>${moments.map(([at]) => html`<circle cx="${10 + ((at - 7) / 14) * 1090}" cy="10" r="8"/>`)}</svg>${moments.map(([at, what]) => html`<span class="${what === 'Opening' && 'key'}" style="left:${Math.min(1040, Math.max(0, ((at - 7) / 14) * 1090))}px"><b>${hour(at)}</b>${what}</span>`)}</div></section>`,
  );
};
