import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Analyte, chemistry, flag, type Sample, worksheet } from './data';
import { lab } from './shell';
import { tube } from './tube';

const range = ({ F, M }: Analyte): string => {
  const text = ([low, high]: readonly [number, number]): string => (low === 0 ? `to ${high}` : `${low} to ${high}`);
  return text(F) === text(M) ? text(F) : `F ${text(F)}, M ${text(M)}`;
};

const cell = (one: Sample, index: number): string => {
  const value = one.values[index];
  const test = chemistry[index];
  if (value === 'run') return html`<td class="run"><i></i></td>`;
  if (value === null || value === undefined || !test) return '<td class="none"></td>';
  const mark = flag(value, test[one.sex]);
  return html`<td class="${mark}"><b>${value.toFixed(test.decimals)}</b>${mark && html`<em>${mark === 'high' ? 'H' : 'L'}</em>`}</td>`;
};

const row = (one: Sample): string => {
  const running = one.values.includes('run');
  return html`<tr class="${one.urgent && 'urgent'}"><td>${tube('gel', running ? 'running' : 'done', 46)}<span><b>${one.id}</b><small>${one.sex}, ${one.age}</small></span></td>${chemistry.map((_, index) => cell(one, index))}<td><b>${one.urgent ? 'Urgent' : one.due}</b><small>${running ? 'on the analyser' : 'ready to sign'}</small></td></tr>`;
};

const high = worksheet.reduce(
  (total, one) =>
    total +
    one.values.filter((value, index) => typeof value === 'number' && flag(value, chemistry[index]?.[one.sex] ?? [0, 0]))
      .length,
  0,
);

export const list = (): string =>
  lab(
    'Laboratory',
    html`<div class="dg-sheet"><header><nav>${['Haematology', 'Biochemistry', 'Serology', 'Microbiology'].map((name, index) => html`<a class="${index === 1 && 'on'}">${name}</a>`)}</nav><span class="muted">Worksheet B-1126-34 · ${worksheet.length} samples · ${high} values out of range</span><span class="grow"></span><span class="dg-btn">${icon('wifi', 18)}Take from analyser</span><span class="dg-btn main">Send 7 to sign-off</span></header>
      <table><thead><tr><th>Sample</th>${chemistry.map((test) => html`<th><b>${test.name}</b><small>${test.unit}</small><small>${range(test)}</small></th>`)}<th>Promised</th></tr></thead><tbody>${worksheet.map(row)}</tbody></table>
      <footer><span><em class="h">H</em>above the range for age and sex</span><span><em class="l">L</em>below</span><span>Control, level 1: glucose 5.1 (4.8 to 5.6), creatinine 1.0 (0.9 to 1.1), passed 8:20 am</span></footer></div>`,
  );
