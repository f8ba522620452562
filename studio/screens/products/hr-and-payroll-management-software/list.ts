import { button, pills } from '../../kit/components';
import { sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { type Code, count, overtimeOf, type Person, people } from './data';
import { office } from './shell';

const days = Array.from({ length: 30 }, (_, index) => index + 1);
const letters = ['S', 'S', 'M', 'T', 'W', 'T', 'F'];

const cell = (code: Code, overtime: number, day: number): string => {
  const kind = code === 'P' ? `hr-p${overtime > 1 ? 3 : overtime > 0 ? 2 : 0}` : `hr-${code || 'x'}`;
  const word = code === 'P' ? (overtime > 0 ? overtime : '') : code === 'M' ? '?' : code;
  return html`<i class="${kind} ${day === 18 && 'hr-day-now'}">${code === 'W' ? '' : word}</i>`;
};

const row = (person: Person): string => {
  const leave = count(person, 'C', 'S', 'E');
  const absent = count(person, 'A');
  const late = count(person, 'L');
  return html`<li><div><b>${person.job}</b><small>${person.id} · ${person.unit}</small></div><div class="hr-cells">${person.days.map((code, index) => cell(code, person.overtime[index] ?? 0, index + 1))}</div><b class="num">${count(person, 'P', 'L', 'M')}</b><b class="num ${late > 2 && 't-madder'}">${late || '–'}</b><b class="num">${leave || '–'}</b><b class="num ${absent > 0 && 't-madder'}">${absent || '–'}</b><b class="num">${overtimeOf(person) || '–'}</b></li>`;
};

const key = [
  ['hr-p0', 'Present'],
  ['hr-p2', 'with overtime, h'],
  ['hr-L', 'Late'],
  ['hr-C', 'Casual'],
  ['hr-S', 'Sick'],
  ['hr-E', 'Earned'],
  ['hr-A', 'Absent'],
  ['hr-M', 'Punch missing'],
  ['hr-W', 'Weekly holiday'],
] as const;

export const list = (): string =>
  office(
    'Attendance',
    'November 2026',
    html`<h1>Attendance</h1>${pills(['All units', 'Production', 'Head office', 'Field', 'Security'], 0)}<span class="grow"></span>${button('Correct punches, 3', 'secondary')}${button('Close to the 18th', 'primary', 'lock')}`,
    html`<section class="hr-card hr-heat"><div class="hr-heat-head"><ul class="hr-key">${key.map(([kind, name]) => html`<li><i class="${kind}"></i>${name}</li>`)}</ul></div>
      <div class="hr-row-head"><span></span><div class="hr-cells">${days.map((day) => html`<span class="${day % 7 === 6 && 'hr-friday'}"><small>${letters[day % 7]}</small>${day}</span>`)}</div><span>Came</span><span>Late</span><span>Leave</span><span>Abs.</span><span>OT h</span></div>
      <ol>${people.map(row)}</ol>
      <footer><b>These ${people.length}</b><b class="num">${sumBy(people, (one) => count(one, 'P', 'L', 'M'))}</b><b class="num">${sumBy(people, (one) => count(one, 'L'))}</b><b class="num">${sumBy(people, (one) => count(one, 'C', 'S', 'E'))}</b><b class="num">${sumBy(people, (one) => count(one, 'A'))}</b><b class="num">${sumBy(people, overtimeOf)}</b></footer></section>`,
  );
