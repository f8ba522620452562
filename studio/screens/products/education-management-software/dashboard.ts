import { button } from '../../kit/components';
import { number, percent } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { absent, breakBefore, type Clash, clashes, classes, onRoll, periods, type Room } from './data';
import { register } from './shell';

/** Related subjects share a colour. */
const colours: Record<string, string> = {
  Bangla: 'lang',
  English: 'lang',
  Maths: 'number',
  'Higher maths': 'number',
  Science: 'nature',
  Physics: 'nature',
  Chemistry: 'nature',
  Biology: 'nature',
  ICT: 'machine',
  Agriculture: 'machine',
  BGS: 'people',
  History: 'people',
  Civics: 'people',
  Geography: 'people',
  Religion: 'faith',
  PE: 'faith',
  Accounting: 'trade',
  Finance: 'trade',
  Business: 'trade',
};

const found = clashes();
const inClash = (room: Room, period: number): Clash | undefined =>
  found.find((clash) => clash.period === period && clash.rooms.includes(room));
const current = 1;

const cell = (room: Room, period: number, line: number): string => {
  const one = room.lessons[period];
  return html`${period === breakBefore && html`<td class="ed-break">${line === 4 && html`<span>Tiffin, 2:00 to 2:25</span>`}</td>`}<td class="${period === current && 'now'}"><div class="${colours[one?.subject ?? '']} ${inClash(room, period) && 'clash'}"><b>${one?.subject}</b><small>T ${one?.teacher}</small></div></td>`;
};

const warning = ({ period, teacher, rooms }: Clash): string =>
  html`<p class="ed-warn">${icon('alert', 22)}<span><b>Teacher ${teacher} is booked twice</b> in period ${period + 1}, ${periods[period]}: ${rooms.map(({ name, lessons }) => `${lessons[period]?.subject.toLowerCase()} in ${name}`).join(' and ')}.</span>${button('Find a free teacher', 'danger')}</p>`;

export const dashboard = (): string =>
  register(
    'Routine',
    html`<table class="ed-routine"><thead><tr><th>Class</th>${periods.map((time, index) => html`${index === breakBefore && html`<th class="ed-break"></th>`}<th class="${index === current && 'now'}"><b>${index + 1}</b>${time}</th>`)}<th>Absent</th></tr></thead>
      <tbody>${classes.map((room, line) => html`<tr><th><b>${room.name}</b><small>Room ${room.room}</small></th>${periods.map((_, period) => cell(room, period, line))}<td class="ed-absent"><b class="${room.absent / room.students > 0.1 && 't-madder'}">${room.absent}</b><small>of ${room.students}</small></td></tr>`)}</tbody></table>
        <footer class="ed-foot">${found.map(warning)}<div><b class="num">${number(onRoll - absent)}</b><small>present of ${onRoll}, ${percent((onRoll - absent) / onRoll, 1)}</small></div><div><b class="num">${absent}</b><small>SMS to guardians, 12:31 pm</small></div></footer>`,
    html`<h1>Class routine</h1><small>Wednesday 18 November 2026 · period ${current + 1} is on</small>`,
    html`${button('Print', 'secondary', 'print')}`,
  );
