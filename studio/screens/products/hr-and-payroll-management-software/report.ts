import { badge, button } from '../../kit/components';
import { number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { envelopes, net, netOf, noteCount, notes, odd, sheet, ways } from './data';
import { office } from './shell';

const tones = { Look: 'madder', Punch: 'turmeric', Right: 'leaf' } as const;
const words = { Look: 'Look at it', Punch: 'Correct punch', Right: 'Explained' } as const;

/** From last month to this one: the steeper the thread, the odder. */
const slope = ({ before, after }: (typeof odd)[number]): string => {
  const change = before === 0 ? 1 : (after - before) / before;
  const y = Math.max(6, Math.min(42, 24 - change * 100));
  return html`<svg class="chart" width="120" height="48" viewBox="0 0 120 48" aria-hidden="true"><path d="M10 ${before === 0 ? 42 : 24}L110 ${y.toFixed(1)}" class="hr-slope ${change < 0 ? 'hr-down' : ''}"/><circle cx="10" cy="${before === 0 ? 42 : 24}" r="5" class="hr-slope-from"/><circle cx="110" cy="${y.toFixed(1)}" r="5.500" class="hr-slope-to"/></svg>`;
};

const line = (one: (typeof odd)[number]): string =>
  html`<li><div><b>${one.who}</b><small>${one.why}</small></div><span class="num">${one.before ? number(one.before) : 'new'}</span>${slope(one)}<b class="num">${number(one.after)}</b>${badge(words[one.state], tones[one.state])}</li>`;

export const report = (): string =>
  office(
    'Salary',
    'November 2026',
    html`<h1>Before the sheet is closed</h1><span>${sumBy(sheet, ({ people }) => people)} people, salary of November</span><span class="grow"></span><div class="hr-fig"><strong class="num">${taka(net)}</strong><small>to pay on 7 Dec</small></div>${button('Close November', 'primary', 'lock')}`,
    html`<div class="hr-close"><section class="hr-card hr-odd"><header><h2>What looks odd</h2><span>October to November, ৳</span></header><ol>${odd.map(line)}</ol></section>
      <section class="hr-card hr-ways"><h2>How it is paid</h2>${ways.map(({ name, people, amount }, index) => html`<div class="hr-way-${index}" style="flex-grow:${[3, 2, 1.2][index]}"><b>${name}</b><strong class="num">${taka(amount)}</strong><small>${people} people · ${percent(amount / net, amount / net < 0.05 ? 1 : 0)}</small></div>`)}
        <h3>Notes for ${envelopes.length} envelopes</h3><ul>${notes.map((note, index) => html`<li><i>${number(note)}</i><b class="num">${noteCount(index)}</b></li>`)}</ul></section>
      <section class="hr-card hr-sheet"><table><thead><tr><th>Salary sheet</th><th>People</th><th>Gross, ৳</th><th>Overtime</th><th>Deducted</th><th>Net, ৳</th></tr></thead><tbody>${sheet.map((row) => html`<tr><td>${row.name}</td><td>${row.people}</td><td>${number(row.gross)}</td><td>${row.overtime ? number(row.overtime) : '–'}</td><td>${number(-row.cut)}</td><td><b>${number(netOf(row))}</b></td></tr>`)}</tbody><tfoot><tr><td>All units</td><td>${sumBy(sheet, ({ people }) => people)}</td><td>${number(sumBy(sheet, (row) => row.gross))}</td><td>${number(sumBy(sheet, (row) => row.overtime))}</td><td>${number(-sumBy(sheet, (row) => row.cut))}</td><td>${number(net)}</td></tr></tfoot></table></section></div>`,
  );
