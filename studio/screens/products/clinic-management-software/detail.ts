import { badge, button } from '../../kit/components';
import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { clinic } from './shell';

type Mark = 'sound' | 'filled' | 'decay' | 'missing' | 'sealed';
const marks: Record<number, Mark> = {
  16: 'filled',
  25: 'filled',
  36: 'decay',
  46: 'filled',
  38: 'missing',
  48: 'missing',
  18: 'missing',
  37: 'decay',
};

const upper = [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28];
const lower = [48, 47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37, 38];

/** Width by place in the row: incisors, canine, premolars, molars. */
const widths = [0, 46, 42, 46, 48, 50, 66, 64, 58];
const widthOf = (tooth: number): number => widths[tooth % 10] ?? 48;

/** Crown up, roots down; the upper row is turned over. */
const shape = (tooth: number): string => {
  const w = widthOf(tooth) - 5;
  const h = w / 2;
  const place = tooth % 10;
  if (place >= 6)
    return `M${-h} 8C${-h} -4 ${-h * 0.5} -8 ${-h * 0.4} -2C${-h * 0.2} 3 ${h * 0.2} 3 ${h * 0.4} -2C${h * 0.5} -8 ${h} -4 ${h} 8C${h} 22 ${h * 0.86} 34 ${h * 0.84} 44L${h * 0.62} 92C${h * 0.56} 100 ${h * 0.42} 98 ${h * 0.38} 88L${h * 0.12} 52H${-h * 0.12}L${-h * 0.38} 88C${-h * 0.42} 98 ${-h * 0.56} 100 ${-h * 0.62} 92L${-h * 0.84} 44C${-h * 0.86} 34 ${-h} 22 ${-h} 8Z`;
  const top =
    place === 3
      ? `L0 -10L${h * 0.9} 4`
      : place > 3
        ? `Q${-h * 0.4} -8 0 0Q${h * 0.4} -8 ${h * 0.9} 4`
        : `Q0 -5 ${h * 0.9} 2`;
  return `M${-h * 0.9} 4${top}C${h} 24 ${h * 0.8} 34 ${h * 0.74} 44L${h * 0.24} 98C${h * 0.1} 106 ${-h * 0.1} 106 ${-h * 0.24} 98L${-h * 0.74} 44C${-h * 0.8} 34 ${-h} 24 ${-h * 0.9} 4Z`;
};

const row = (teeth: readonly number[], y: number, turned: boolean): string => {
  let x = 24;
  return teeth
    .map((tooth, index) => {
      const width = widthOf(tooth);
      const centre = x + width / 2;
      x += width + (index === 7 ? 14 : 0);
      const mark = marks[tooth] ?? 'sound';
      return html`<g transform="translate(${centre} ${y})"><g transform="scale(1 ${turned ? -1 : 1})"><path class="${mark}" d="${shape(tooth)}"/>${mark !== 'missing' && html`<path class="neck" d="M${-width * 0.34} 42Q0 ${52} ${width * 0.34} 42"/>`}${(mark === 'filled' || mark === 'decay') && html`<ellipse class="spot ${mark}" cx="0" cy="14" rx="${width * 0.2}" ry="8"/>`}</g><text y="${turned ? -114 : 124}">${tooth}</text>${tooth === 36 && html`<rect class="chosen" x="${-width / 2 - 5}" y="-18" width="${width + 10}" height="154" rx="12"/>`}</g>`;
    })
    .join('');
};

const chart = (): string =>
  html`<svg class="cn-teeth" width="902" height="330" viewBox="0 0 902 330"><path class="midline" d="M451 6V324M16 165H886"/>${row(upper, 146, true)}${row(lower, 186, false)}<text class="sidename" x="-44" y="169">Right</text><text class="sidename" x="946" y="169" text-anchor="end">Left</text></svg>`;

const plan = [
  { tooth: 'All', work: 'Scaling and polishing', price: 2000, state: 'Done 3 Nov' },
  { tooth: '36', work: 'Composite filling, biting surface', price: 1800, state: 'Today' },
  { tooth: '37', work: 'Composite filling, biting surface', price: 1800, state: '24 Nov' },
] as const;

const past = [
  ['3 Nov 2026', 'Scaling; filling of 36 and 37 planned'],
  ['12 May 2025', 'Filling 46'],
  ['2 Feb 2024', 'Check-up, no treatment'],
  ['19 Sep 2023', 'Fillings 16 and 25'],
] as const;

export const detail = (): string =>
  clinic(
    'Patients',
    3,
    html`<div class="cn-person"><h1>Patient 0361</h1><span>F, 34 · since 2023 · serial 6, in the room since 6:10</span>${badge('Allergic to latex: gloves of nitrile', 'madder')}<span class="grow"></span>${button('X-ray 36', 'secondary', 'doc')}${button('End the visit', 'primary', 'check')}</div>
    <div class="cn-dental"><div class="stack"><section class="cn-chart"><header><h3>Tooth chart</h3><ul><li><i class="filled"></i>filled before</li><li><i class="decay"></i>decay</li><li><i class="missing"></i>missing</li></ul></header>${chart()}</section>
      <section class="cn-plan"><header><h3>Treatment plan</h3><span>agreed by the patient on 3 Nov</span></header>${plan.map(({ tooth, work, price, state }) => html`<div class="${state === 'Today' && 'on'}"><b>${tooth}</b><span>${work}</span><em>${state}</em><strong class="num">${taka(price)}</strong></div>`)}<div class="all"><b></b><span>Plan</span><em>paid ${taka(2000)}</em><strong class="num">${taka(sumBy(plan, ({ price }) => price))}</strong></div></section></div>
    <aside class="cn-visits"><section class="cn-today"><small>Note of today</small><h3>Tooth 36</h3><p>Shallow decay on the biting surface, no pain on tapping. Rubber dam of nitrile, composite A2, bite checked.</p><ul><li>${icon('check', 17)}Chew on the other side today</li><li>${icon('check', 17)}Brush twice a day, floss at night</li><li>${icon('calendar', 17)}Next: 24 Nov, 5:30 pm, tooth 37</li></ul><h4>Used, and billed with the filling</h4><dl><div><dt>Composite A2, capsule</dt><dd>1</dd></div><div><dt>Matrix band</dt><dd>1</dd></div></dl></section><section><h3>Earlier visits</h3><ol>${past.map(([when, what]) => html`<li><b>${when}</b><small>${what}</small></li>`)}</ol></section></aside></div>`,
  );
