import { button, field } from '../../kit/components';
import { number, percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { plot, plotPrice, plotRows, type State, states, stateWords } from './data';
import { estate } from './shell';

const width = 760;
const inner = 640;
const tops = [36, 128, 206, 326, 426, 542];
const heights = [70, 72, 72, 80, 72, 88];
const before = (row: number): number => sumBy(plotRows.slice(0, row), (plots) => plots.length);

const drawPlot = (row: number, index: number, katha: number, state: State): string => {
  const count = plotRows[row]?.length ?? 1;
  const w = inner / count;
  const x = 36 + index * w;
  const y = tops[row] ?? 0;
  const h = heights[row] ?? 70;
  const chosen = row === plot.row && index === plot.index;
  return html`<rect x="${(x + 1.5).toFixed(1)}" y="${y}" width="${(w - 3).toFixed(1)}" height="${h}" rx="2" class="re-plot re-${state}"/><text x="${(x + w / 2).toFixed(1)}" y="${y + h / 2}" class="middle re-plot-no re-t-${state}">${before(row) + index + 1}</text><text x="${(x + w / 2).toFixed(1)}" y="${y + h / 2 + 17}" class="middle re-plot-size re-t-${state}">${katha} k</text>${chosen && html`<rect x="${(x - 4).toFixed(1)}" y="${y - 6}" width="${(w + 8).toFixed(1)}" height="${h + 12}" rx="8" class="re-stitched"/>`}`;
};

const tree = (x: number, y: number): string =>
  html`<circle cx="${x}" cy="${y}" r="9" class="re-tree"/><circle cx="${x + 8}" cy="${y + 6}" r="6" class="re-tree"/>`;

const map = (): string =>
  html`<svg class="chart" width="${width}" height="692" viewBox="0 0 ${width} 692" aria-hidden="true"><rect width="${width}" height="692" rx="10" class="re-grass"/><path d="M0 118H686M0 302H686M0 416H686M0 522H686" class="re-road"/><path d="M702 0V692" class="re-main-road"/><path d="M702 8V684" class="re-dash"/>
    <text x="728" y="346" text-anchor="middle" transform="rotate(90 728 346)" class="re-road-name">60 ft road to the expressway</text>
    ${plotRows.map((plots, row) => plots.map(([katha, state], index) => drawPlot(row, index, katha, state)))}
    <text x="40" y="122" class="re-road-name">Road 1, 25 ft</text><text x="40" y="307" class="re-road-name">Road 2, 25 ft</text><text x="40" y="420" class="re-road-name">Road 3, 25 ft</text><text x="40" y="527" class="re-road-name">Road 4, 25 ft</text>
    ${[90, 150, 500, 570, 640].map((y) => tree(738, y))}<g transform="translate(716 30)"><path d="M16 2l9 28-9-7-9 7z" class="re-north"/><text x="16" y="46" class="middle re-road-name">N</text></g></svg>`;

const base = plot.katha * plotPrice;
const corner = base * plot.corner;
const total = base + corner - plot.discount;
const down = Math.round((total * plot.share) / 1000) * 1000 - plot.booking;
const monthly = Math.floor((total - plot.booking - down) / plot.months / 100) * 100;
const lastOne = total - plot.booking - down - monthly * (plot.months - 1);

const schedule = [
  ['Booking money, today', plot.booking],
  ['Down payment by 19 Dec 2026', down],
  [`${plot.months - 1} instalments from 15 Jan 2027, each`, monthly],
  ['Last one, 15 Dec 2028', lastOne],
] as const;

export const form = (): string =>
  estate(
    'Booking',
    3,
    html`<div class="re-booking"><section class="re-map"><ul>${states.map((state) => html`<li><i class="re-${state}"></i>${stateWords[state]}</li>`)}</ul>${map()}</section>
      <div class="re-form"><header><h1>Book plot ${plot.number}</h1><span>${plot.katha} katha, ${number(plot.katha * 720)} sft, south</span></header>
        <section class="re-card re-buyer"><div class="re-photo">${icon('user', 46)}<small>photo</small></div><div class="re-fields">${field('Buyer', 'Buyer 139', { focused: true })}${field('NID', '10 digits, scanned')}${field('Phone', '01000-000139')}${field('Nominee', 'Wife, 100%', { select: true })}</div></section>
        <section class="re-card re-price"><dl><div><dt>${plot.katha} katha at ${taka(plotPrice)}</dt><dd>${taka(base)}</dd></div><div><dt>South side, ${percent(plot.corner)}</dt><dd>${taka(corner)}</dd></div><div><dt>Discount agreed, Director 1</dt><dd>${taka(-plot.discount)}</dd></div><div class="re-total"><dt>Price</dt><dd>${taka(total)}</dd></div></dl></section>
        <section class="re-card re-price re-steps"><h3>Payment schedule</h3><ol>${schedule.map(([name, amount], index) => html`<li><i>${index + 1}</i><span>${name}</span><b class="num">${taka(amount)}</b></li>`)}</ol><footer><span>Sales officer 4, commission 1%</span>${button('Take booking money', 'primary', 'cash')}</footer></section></div></div>`,
  );
