import { button } from '../../kit/components';
import { percent, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { failedIn, type Group, groups, merit, results } from './data';
import { register } from './shell';

const tones: Record<Group, string> = { Science: '#1f6b4a', Business: '#eba91f', Humanities: '#3547b8' };
const order: readonly Group[] = ['Science', 'Business', 'Humanities'];
/** From F over 2.00 in quarter points to a full 5.00. */
const bins = [0, ...Array.from({ length: 13 }, (_, index) => 2 + index * 0.25)];

const binOf = (value: number): number =>
  value === 0 ? 0 : Math.max(1, Math.floor((Math.min(5, value) - 2) / 0.25 + 1e-9) + 1);

/** Every student is one dot. */
const dots = (): string => {
  const step = 84;
  const foot = 372;
  return html`<svg class="ed-dots" width="1208" height="412" viewBox="0 0 1208 412"><path class="base" d="M0 ${foot + 6}H1208"/>${bins.map(
    (from, bin) => {
      const inBin = results
        .filter(({ gpa }) => binOf(gpa) === bin)
        .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
      const x = 46 + bin * step + (bin === 0 ? 0 : 14);
      const rows = Math.ceil(inBin.length / 2);
      return html`${inBin.map(({ group }, index) => html`<circle cx="${x - 15 + (index % 2) * 30}" cy="${foot - 12 - Math.floor(index / 2) * 30}" r="13" fill="${tones[group]}"/>`)}${inBin.length > 0 && html`<text class="count" x="${x}" y="${foot - rows * 30 - 12}">${inBin.length}</text>`}<text x="${x}" y="${foot + 28}">${bin === 0 ? 'F' : from === 5 ? '5.00' : `${from.toFixed(2)}+`}</text>`;
    },
  )}</svg>`;
};

const average = (group: Group): string => {
  const passed = results.filter((one) => one.group === group && one.gpa > 0);
  return (sumBy(passed, ({ gpa }) => gpa) / passed.length).toFixed(2);
};

export const report = (): string => {
  const passed = results.filter(({ gpa }) => gpa > 0).length;
  const full = results.filter(({ gpa }) => gpa === 5).length;
  return register(
    'Results',
    html`<section class="ed-spread"><div class="ed-sum"><p><b>${passed} of ${results.length}</b> passed, ${percent(passed / results.length, 1)}. <b>${full}</b> have GPA 5.00. One dot is one student.</p><ul>${groups.map(({ group }) => html`<li><i style="background:${tones[group]}"></i>${group}<b>${average(group)}</b></li>`)}</ul></div>${dots()}</section>
    <div class="ed-three"><section><h3>Merit list, Science</h3><ol>${merit.map(([id, value, marks, place]) => html`<li class="${id === '0712' && 'mine'}"><i>${place}</i><b>Student ${id}</b><span class="num">${marks} marks</span><strong class="num">${value.toFixed(2)}</strong></li>`)}</ol></section>
      <section><h3>Groups</h3><table><thead><tr><th>Group</th><th>Sat</th><th>Passed</th><th>A+</th><th>Average</th></tr></thead><tbody>${groups.map(({ group, count, failed }) => html`<tr><td>${group}</td><td>${count}</td><td>${count - failed}</td><td>${results.filter((one) => one.group === group && one.gpa === 5).length}</td><td><b>${average(group)}</b></td></tr>`)}</tbody><tfoot><tr><td>Class 10</td><td>${results.length}</td><td>${passed}</td><td>${full}</td><td></td></tr></tfoot></table></section>
      <section><h3>Failed in</h3>${failedIn.map(([subject, count]) => html`<div class="ed-fail"><span>${subject}</span><u>${Array.from({ length: count }, () => '<i></i>')}</u><b>${count}</b></div>`)}<p>Marks of all 19 subjects are in. Entry closed on 14 November; changes after that need the headmaster.</p></section></div>`,
    html`<h1>Test examination, class 10</h1><small>Grades with the fourth subject, published on 17 November 2026</small>`,
    html`${button('Tabulation sheet', 'secondary', 'print')}${button('112 mark sheets', 'secondary', 'doc')}`,
  );
};
