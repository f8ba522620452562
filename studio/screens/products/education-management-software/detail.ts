import { number } from '../../kit/format';
import { html } from '../../kit/html';
import { allMarks, bonus, compulsory, fullMarks, gpa, gradeOf, marks, type Paper, papers, points, scale } from './data';
import { register } from './shell';

const dash = (value: number | undefined): string => (value === undefined ? '–' : String(value));

/** The student's mark on the line from zero to full marks, and the best of the class. */
const reach = (paper: Paper): string =>
  html`<span class="ed-reach"><i style="width:${(marks(paper) / paper.full) * 100}%"></i><u style="left:${(paper.highest / paper.full) * 100}%"></u></span>`;

const row = (paper: Paper): string => {
  const [, letter, point] = gradeOf(paper);
  return html`<tr class="${paper.fourth && 'fourth'}"><td>${paper.subject}${paper.fourth && html` <small>fourth subject</small>`}</td><td>${paper.full}</td><td>${dash(paper.written)}</td><td>${dash(paper.mcq)}</td><td>${dash(paper.practical)}</td><td><b>${marks(paper)}</b></td><td>${paper.highest}</td><td>${reach(paper)}</td><td class="centre"><b>${letter}</b></td><td>${point.toFixed(2)}</td></tr>`;
};

const border = (): string =>
  html`<svg class="ed-border" width="880" height="776" viewBox="0 0 880 776"><rect x="7" y="7" width="866" height="762" rx="4"/><rect class="sewn" x="14" y="14" width="852" height="748" rx="4"/></svg>`;

const sign = (name: string, path: string): string =>
  html`<div><svg width="120" height="34" viewBox="0 0 120 34"><path d="${path}"/></svg><b>${name}</b></div>`;

export const detail = (): string =>
  register(
    'Results',
    html`<div class="ed-result"><article class="ed-card">${border()}
      <header><svg width="52" height="56" viewBox="0 0 44 48"><path d="M4 4h36v22c0 10-8 16-18 20C12 42 4 36 4 26z" fill="#1f6b4a"/><path d="M11 17c4-2 8-2 11 1c3-3 7-3 11-1v13c-4-2-8-2-11 1c-3-3-7-3-11-1zM22 18v13" fill="none" stroke="#f9d27d" stroke-width="2.400"/></svg><div><h2>School and College, Mohammadpur</h2><span>Mark sheet · Test examination 2026</span></div></header>
      <dl><div><dt>Student</dt><dd>0712</dd></div><div><dt>Class</dt><dd>10, Science</dd></div><div><dt>Roll</dt><dd>7</dd></div><div><dt>Shift</dt><dd>Day, Bangla medium</dd></div><div><dt>Present</dt><dd>171 of 180 days</dd></div></dl>
      <table><thead><tr><th>Subject</th><th>Full</th><th>Written</th><th>MCQ</th><th>Practical</th><th>Marks</th><th>Highest</th><th></th><th class="centre">Grade</th><th>Point</th></tr></thead><tbody>${papers.map(row)}</tbody><tfoot><tr><td>Together</td><td>${number(fullMarks)}</td><td></td><td></td><td></td><td>${allMarks}</td><td></td><td></td><td></td><td>${(points + bonus).toFixed(2)}</td></tr></tfoot></table>
      <p>Class teacher: careful in practical work. Should read longer English texts before the board examination.</p>
      <footer>${sign('Guardian', '')}${sign('Class teacher', 'M8 24c12-20 20-16 16-2s-6 6 2-4 14-8 14 2 10-4 16-8 6 8 14 2 10-8 18-2 10 4 20-4')}${sign('Headmaster', 'M10 26c6-22 16-24 18-12s-10 14-2 4 18-10 18 0 8-4 12-10 2 16 12 6 14-4 26-8')}</footer></article>
    <aside class="ed-gpa"><section class="big"><small>GPA</small><strong>${gpa.toFixed(2)}</strong><span>Grade A · 6th in the section of 48</span></section>
      <section><h3>How it is worked out</h3><div><span>Points of ${compulsory.length} subjects</span><b>${points.toFixed(2)}</b></div><div><span>Fourth subject, 5.00 − 2</span><b>+ ${bonus.toFixed(2)}</b></div><div class="rule"><span>Sum</span><b>${(points + bonus).toFixed(2)}</b></div><div><span>Divided by</span><b>${compulsory.length}</b></div></section>
      <section><h3>Scale</h3>${scale.map(([from, letter, point], index) => html`<div class="${letter === 'A' && 'mine'}"><b class="ed-letter">${letter}</b><span>${index === 0 ? '80 to 100' : `${from} to ${(scale[index - 1]?.[0] ?? 0) - 1}`}</span><b>${point.toFixed(2)}</b></div>`)}</section>
      <section class="ed-sent"><small>Guardian read the result</small><b>18 Nov, 1:12 pm, in Bangla</b></section></aside></div>`,
    html`<h1>Student 0712</h1><small>Test examination 2026, published on 17 November</small>`,
    html`<span class="ed-pager"><i>Roll 6</i><i class="active">Roll 7</i><i>Roll 8</i></span>`,
  );
