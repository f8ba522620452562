import { columns } from '../../kit/charts';
import { button } from '../../kit/components';
import { percent, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { bulletin, bulletinOperators, bulletinSmv, cycle, type Machine, sewing, slowest } from './data';
import { factory } from './shell';

const line = sewing[3];
const target = line?.target ?? 60;
const takt = 60 / target;
const capacity = Math.floor(60 / cycle(slowest));
const expected = (capacity * bulletinSmv) / (bulletinOperators * 60);

type Seat = { step: number; machine: Machine; operator: number; slow: boolean };
/** One seat for each operator, in the order of the bulletin. */
const seats: readonly Seat[] = bulletin
  .flatMap((one, index) =>
    Array.from({ length: one.operators }, () => ({ step: index + 1, machine: one.machine, slow: one === slowest })),
  )
  .map((seat, index) => ({ ...seat, operator: 201 + index }));

const colour: Record<Machine, readonly [string, string]> = {
  SNLS: ['var(--nil-100)', 'var(--nil-700)'],
  Overlock: ['var(--turmeric-50)', 'var(--turmeric-900)'],
  Flatlock: ['#f6dfd2', '#8a4327'],
  Buttonhole: ['var(--leaf-50)', 'var(--leaf-700)'],
  Button: ['var(--leaf-50)', 'var(--leaf-700)'],
  Hand: ['var(--cotton-deep)', 'var(--slate)'],
};

/** A machine from above: table, head, stool; the upper row faces down, the lower one up. */
const machine = ({ step, machine: kind, operator, slow }: Seat, index: number): string => {
  const upper = index % 2 === 0;
  const x = 92 + Math.floor(index / 2) * 122;
  const y = upper ? 26 : 152;
  const [fill, ink] = slow ? ['var(--madder-600)', '#fff'] : colour[kind];
  const head =
    kind === 'Hand'
      ? ''
      : html`<path d="M${x + 62} ${y + (upper ? 12 : 10)}h26v9h-17v${upper ? 17 : 17}h-9z" fill="${ink}" opacity=".75"/>`;
  return html`<g>${slow && html`<rect x="${x - 8}" y="${y - 7}" width="116" height="59" rx="13" class="gp-stitched"/>`}<rect x="${x}" y="${y}" width="100" height="50" rx="6" fill="${fill}" stroke="${ink}" stroke-width="1.200"/>${head}
    <text x="${x + 12}" y="${y + 33}" style="fill:${ink}" class="gp-step">${step}</text>
    <circle cx="${x + 50}" cy="${upper ? y - 12 : y + 62}" r="9" style="fill:${slow ? 'var(--madder-600)' : ink}"/><text x="${x + 65}" y="${upper ? y - 8 : y + 67}" class="gp-op">${operator}</text></g>`;
};

const layout = (): string =>
  html`<svg class="chart gp-layout" width="1342" height="232" viewBox="0 0 1342 232" aria-hidden="true">
    <rect x="80" y="88" width="1236" height="52" rx="8" fill="var(--cotton-deep)"/><path d="M100 114H1296" stroke="var(--madder-600)" stroke-width="3" stroke-dasharray="11 9" stroke-linecap="round"/>
    <text x="0" y="108" class="gp-end">Bundles</text><text x="0" y="126" class="gp-end">from cutting</text>
    ${seats.map(machine)}
    ${Array.from({ length: 7 }, (_, i) => html`<rect x="${336 + i * 7}" y="${103 - i}" width="20" height="21" rx="3" fill="#fff" stroke="var(--madder-600)" stroke-width="1.400"/>`)}<text x="416" y="119" class="gp-pile">46 waiting before step 6</text></svg>`;

const balance = (): string =>
  columns(
    bulletin.map((one, index) => ({
      label: String(index + 1),
      parts: cycle(one) > takt ? [0, cycle(one)] : [cycle(one), 0],
      note: cycle(one).toFixed(2),
    })),
    {
      width: 800,
      height: 306,
      format: (value) => value.toFixed(1),
      tones: ['tone-nil', 'tone-madder'],
      barWidth: 34,
      left: 40,
      line: { value: takt, label: `${takt.toFixed(2)} min for ${target} an hour` },
    },
  );

export const detail = (): string =>
  factory(
    'Sewing',
    html`<h1>Line 4 balance</h1><span>A-3051 · Polo, pique · bulletin 3 of 9 Nov</span><span class="grow"></span><div class="gp-fig"><small>SMV</small><strong class="num">${bulletinSmv.toFixed(2)}</strong></div><div class="gp-fig"><small>Operators</small><strong class="num">${bulletinOperators}</strong></div><div class="gp-fig"><small>Target an hour</small><strong class="num">${target}</strong></div><div class="gp-fig gp-bad"><small>Possible now</small><strong class="num">${capacity}</strong></div><div class="gp-fig"><small>Efficiency at that</small><strong class="num">${percent(expected)}</strong></div>`,
    html`<section class="gp-card gp-floor">${layout()}</section>
    <div class="gp-two"><section class="gp-card"><header><h3>Minutes of one operator for one piece</h3><span><b>${percent(sumBy(bulletin, ({ smv }) => smv) / (bulletinOperators * cycle(slowest)))}</b> balanced</span></header>${balance()}
      <p class="gp-advice"><b>Step 6, ${slowest.name.toLowerCase()}, holds the line at ${capacity}.</b> Operator ${seats.find(({ step }) => step === 10)?.operator} of step 10 is free for ${Math.round((1 - 0.32) * 60)} seconds of each minute and has skill A.</p></section>
      <section class="gp-card gp-bulletin"><header><h3>Operation bulletin</h3>${button('Move operator', 'primary')}</header><ol>${bulletin.map((one, index) => html`<li class="${one === slowest && 'gp-slow'}"><b class="num">${index + 1}</b><span>${one.name}</span><em style="background:${colour[one.machine][0]};color:${colour[one.machine][1]}">${one.machine}</em><i>${one.skill}</i><span class="num">${one.smv.toFixed(2)}</span><b class="num">${one.operators}</b></li>`)}</ol></section></div>`,
  );
