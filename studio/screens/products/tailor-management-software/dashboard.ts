import { button } from '../../kit/components';
import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { capacity, comingToday, type Day, month, today, trialsToday } from './data';
import { shop } from './shell';

/** Thread on a reel: every row of thread is three pieces, a full reel is a full day. */
const reel = ({ pieces, day }: Day): string => {
  const rows = Math.ceil(pieces / 3);
  const tone = day < today ? 'past' : pieces >= capacity ? 'full' : pieces > capacity * 0.8 ? 'near' : 'free';
  return html`<svg class="tl-reel ${tone}" width="46" height="64" viewBox="0 0 46 64" aria-hidden="true"><rect class="wood" x="2" y="0" width="42" height="7" rx="3"/><rect class="wood" x="2" y="57" width="42" height="7" rx="3"/><rect class="core" x="14" y="7" width="18" height="50"/>${Array.from({ length: Math.min(12, rows) }, (_, index) => html`<rect class="yarn" x="7" y="${53 - index * 4.15}" width="32" height="3.300" rx="1.650"/>`)}</svg>`;
};

const cell = (one: Day): string =>
  html`<div class="${one.day < today && 'past'} ${one.day === today && 'today'}"><b>${one.day}</b>${reel(one)}<span><strong class="num">${one.pieces}</strong><small>${one.day < today ? 'delivered' : one.pieces >= capacity ? 'full' : `${capacity - one.pieces} free`}</small><small>${one.trials} trials</small></span>${one.urgent > 0 && one.day >= today && html`<em>${one.urgent} urgent</em>`}</div>`;

const names = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const dashboard = (): string => {
  const left = month.filter(({ day }) => day >= today);
  return shop(
    'Calendar',
    html`<div class="tl-cal"><section><header><h1>November 2026</h1><span>${sumBy(left, ({ pieces }) => pieces)} pieces promised from today, ${capacity} can be finished in a day</span><span class="grow"></span>${button('New order', 'primary', 'plus')}</header>
      <div class="tl-names">${names.map((name) => html`<small>${name}</small>`)}</div><div class="tl-month"><div class="out"><b>31</b></div>${month.map(cell)}${[1, 2, 3, 4].map((number) => html`<div class="out"><b>${number}</b></div>`)}</div></section>
    <aside><h2>Today</h2><h3>Trials <small>${trialsToday.length} customers</small></h3><ul>${trialsToday.map((one) => html`<li><b class="num">${one.time}</b><div><strong>${one.what}</strong><small>Slip ${one.slip} · ${one.who}</small></div>${'urgent' in one && html`<em>urgent</em>`}</li>`)}</ul>
      <h3>To collect <small>${taka(sumBy(comingToday, ({ due }) => due))} to take</small></h3><ul>${comingToday.map((one) => html`<li><i>${icon(one.state === 'Called' ? 'bell' : 'check', 17)}</i><div><strong>${one.what}</strong><small>Slip ${one.slip} · ${one.state}</small></div><b class="num">${one.due ? taka(one.due) : 'paid'}</b></li>`)}</ul></aside></div>`,
  );
};
