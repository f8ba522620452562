import { button } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';

/** Loops of a finger's print in thread, one on each side of the phone. */
const threads = (): string => {
  const print = (x: number): string =>
    html`${[40, 75, 110, 145, 180].map((r, index) => thread(`M${x - r} ${520 + r * 0.9}V430a${r} ${r * 1.15} 0 01${r * 2} 0V${540 + r * 0.7 - index * 12}`, ['turmeric-500', 'nil-300', 'madder-600', 'nil-300', 'turmeric-500'][index] ?? 'nil-300', 6, '20 15'))}${thread(`M${x} 430V590`, 'madder-600', 6, '20 15')}`;
  return html`${print(260)}${print(1180)}`;
};

const chosen = [24, 25];
const used = [3, 10];

const calendar = (): string =>
  html`<div class="hr-cal">${['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].map((name) => html`<small>${name}</small>`)}${Array.from(
    { length: 30 },
    (_, index) => {
      const day = index + 1;
      const kind = chosen.includes(day)
        ? 'hr-chosen'
        : used.includes(day)
          ? 'hr-used'
          : day % 7 === 6
            ? 'hr-fri'
            : day === 18
              ? 'hr-now'
              : '';
      return html`<span class="${kind}">${day}</span>`;
    },
  )}</div>`;

const balances = [
  ['Casual', 4, 10],
  ['Sick', 11, 14],
  ['Earned', 17, 22],
] as const;

export const phone = (): string =>
  device(
    { threads: threads(), headerColour: '#f1eef8', time: '11:20' },
    html`<div class="hr-app"><header>${icon('left', 22)}<h2>Ask for leave</h2><span>Accountant 1</span></header>
      <ul>${balances.map(([name, left, all], index) => html`<li class="${index === 0 && 'hr-on'}"><small>${name}</small><strong class="num">${left}</strong><em>of ${all} left</em></li>`)}</ul>
      <section><p><b>November 2026</b><span>${icon('left', 18)}${icon('right', 18)}</span></p>${calendar()}</section>
      <div class="hr-ask"><div><b>Tue 24 and Wed 25 Nov</b><strong>2 days</strong></div><small>Family wedding in Jashore. Accountant 2 takes over the bank.</small></div>
      <ol><li>${icon('check', 17)}Manager free to approve <span>usually within a day</span></li><li>${icon('check', 17)}Casual leave afterwards <span>2 of 10</span></li></ol>
      <footer>${button('Send request', 'primary')}</footer></div>`,
  );
