import { number, sum, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { chamberOf, chambers, feeOf, month, people, seen, seenIn, todayNumber } from './data';
import { register } from './shell';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const day = (counts: (typeof month)[number], index: number): string => {
  const total = sum(counts);
  const date = index + 1;
  const later = date > todayNumber;
  return html`<li class="${chamberOf(date).tone} ${later && 'later'} ${date === todayNumber && 'today'}"><span><b>${date}</b><strong>${total}</strong></span><i>${counts.map((count, kind) => count > 0 && html`<em class="k${kind}" style="height:${count * 2.6}px"></em>`)}</i><small>${later ? 'booked' : taka(feeOf(counts))}${date === todayNumber && ' so far'}</small></li>`;
};

const chamber = ({ name, tone, days }: (typeof chambers)[number]): string => {
  const list = seenIn(name);
  return html`<section class="rx-sumcard ${tone}"><header><h3>${name}</h3><small>${days} · ${list.length} days</small></header><strong class="num">${taka(sumBy(list, feeOf))}</strong><dl><div><dt>New</dt><dd>${people(list, 0)}</dd></div><div><dt>Follow-up</dt><dd>${people(list, 1)}</dd></div><div><dt>Report only</dt><dd>${people(list, 2)}</dd></div></dl></section>`;
};

export const report = (): string =>
  register(
    'Month',
    html`<div class="rx-month"><header><h1>November 2026</h1><ul><li><i class="k0"></i>New</li><li><i class="k1"></i>Follow-up</li><li><i class="k2"></i>Report only</li></ul><span class="grow"></span><span><small>Patients to 18 Nov</small><b>${number(sumBy(seen, sum))}</b></span><span><small>Fees</small><b>${taka(sumBy(seen, feeOf))}</b></span></header>
      <div class="rx-cal"><div class="rx-week">${weekdays.map((name) => html`<span>${name}</span>`)}</div><ol>${month.map(day)}</ol></div>
      <aside>${chambers.map(chamber)}</aside></div>`,
  );
