import { button } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Duty, onDuty, roster } from './data';
import { office } from './shell';

const week = ['Sun 22', 'Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28'];
const left = 130;
const day = 165;
const hour = day / 24;
const top = 44;
const rowHeight = 42;
const names: Record<Exclude<Duty, 'O'>, readonly [string, number]> = {
  M: ['6–2', 6],
  E: ['2–10', 14],
  N: ['10–6', 22],
};
/** Guard 10 ends at 10 pm on Monday and would start again at 6 am on Tuesday. */
const shortRest = { row: 9, day: 2 };
const width = left + day * 7 + 40;
const height = top + roster.length * rowHeight + 128;

const bar = (duty: Duty, row: number, index: number): string => {
  const y = top + row * rowHeight + 6;
  if (duty === 'O')
    return html`<text x="${left + index * day + day / 2}" y="${y + 22}" class="middle hr-free">off</text>`;
  const [text, start] = names[duty];
  const x = left + index * day + start * hour;
  const bad = shortRest.row === row && shortRest.day === index;
  return html`<rect x="${x.toFixed(1)}" y="${y}" width="${(8 * hour - 2).toFixed(1)}" height="30" rx="9" class="hr-duty-${duty}"/><text x="${(x + 4 * hour - 1).toFixed(1)}" y="${y + 20}" class="middle hr-duty-word ${duty === 'N' && 'hr-on-dark'}">${text}</text>${bad && html`<rect x="${(x - 5).toFixed(1)}" y="${y - 5}" width="${(8 * hour + 8).toFixed(1)}" height="40" rx="13" class="hr-stitched"/>`}`;
};

const cover = (duty: Exclude<Duty, 'O'>, line: number): string =>
  html`${week.map((_, index) => {
    const found = onDuty(index, duty);
    const x = left + index * day + day / 2;
    const y = top + roster.length * rowHeight + 34 + line * 32;
    return html`<rect x="${x - 70}" y="${y - 17}" width="140" height="25" rx="8" class="${found < 3 ? 'hr-cover-low' : 'hr-cover'}"/><text x="${x}" y="${y}" class="middle ${found < 3 && 'hr-cover-word'}">${found} of 3${found < 3 ? html`, ${3 - found} missing` : ''}</text>`;
  })}<text x="0" y="${top + roster.length * rowHeight + 34 + line * 32}" class="hr-row-name">${['Morning', 'Evening', 'Night'][line]}</text>`;

const plan = (): string =>
  html`<svg class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${week.map((name, index) => html`<rect x="${left + index * day}" y="30" width="${day}" height="${top + roster.length * rowHeight - 26}" class="${index === 5 ? 'hr-col-friday' : index % 2 ? 'hr-col' : 'hr-col-even'}"/><text x="${left + index * day + day / 2}" y="18" class="middle hr-week">${name}</text>`)}
    <rect x="${left + day * 7}" y="30" width="42" height="${top + roster.length * rowHeight - 26}" class="hr-col"/><text x="${left + day * 7 + 20}" y="18" class="middle">Sun</text>${roster.map(({ name, post, week: duties }, row) => html`<text x="0" y="${top + row * rowHeight + 20}" class="hr-row-name">${name}</text><text x="0" y="${top + row * rowHeight + 36}">${post}</text><path d="M0 ${top + (row + 1) * rowHeight}H${left + day * 7}" class="gridline"/>${duties.map((duty, index) => bar(duty, row, index))}`)}
    ${cover('M', 0)}${cover('E', 1)}${cover('N', 2)}</svg>`;

const missing = week.flatMap((name, index) =>
  (['M', 'E', 'N'] as const).flatMap((duty) => (onDuty(index, duty) < 3 ? [`${name}, ${names[duty][0]}`] : [])),
);

export const form = (): string =>
  office(
    'Roster',
    'November 2026',
    html`<h1>Roster of security</h1><span>22 to 28 November, three posts, three shifts</span><span class="grow"></span><span class="hr-palette"><i class="hr-b-M"></i>Morning 6–2 <i class="hr-b-E"></i>Evening 2–10 <i class="hr-b-N"></i>Night 10–6</span>${button('Copy last week', 'secondary')}${button('Publish to phones', 'primary', 'phone')}`,
    html`<div class="hr-roster"><section class="hr-card">${plan()}</section><p class="hr-warn">${icon('alert', 22)}<span><b>Guard 10, Tue 24:</b> only 8 hours after the evening of Monday, your rule asks for 11. <b>${missing.length} shift short:</b> ${missing.slice(0, 3).join(' · ')}${missing.length > 3 && ' …'}</span>${button('Offer to relief guards', 'secondary')}</p></div>`,
  );
