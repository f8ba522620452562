import { lines } from '../../kit/charts';
import { button } from '../../kit/components';
import { percent, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { cameIn, floorsDone, forecast, type Head, heads, quarters, wentOut } from './data';
import { estate } from './shell';

const budget = sumBy(heads, (head) => head.budget);
const spent = sumBy(heads, (head) => head.spent);
const expected = sumBy(heads, forecast);
const widest = Math.max(...heads.map(forecast), ...heads.map((head) => head.budget));

const row = (head: Head): string => {
  const end = forecast(head);
  const part = (value: number): string => `${((value / widest) * 100).toFixed(1)}%`;
  return html`<li><div><b>${head.name}</b><small>${percent(head.done)} of the work</small></div><div class="re-bullet"><i class="re-end ${end > head.budget && 're-above'}" style="width:${part(end)}"></i><i class="re-spent" style="width:${part(head.spent)}"></i><u style="left:${part(head.budget)}"></u></div><span class="num">${takaShort(head.spent)}</span><span class="num">${takaShort(head.budget)}</span><b class="num ${end > head.budget && 't-madder'}">${takaShort(end)}</b></li>`;
};

/** The building as far as it is built: each storey shows the work it has reached. */
const progress = (): string =>
  html`<svg class="chart" width="238" height="300" viewBox="0 0 262 330" aria-hidden="true">${floorsDone.map(
    (stage, index) => {
      const y = 284 - index * 31;
      return html`<rect x="22" y="${y}" width="150" height="28" class="re-st-${stage}"/>${stage !== 'structure' && [34, 66, 98, 130].map((x) => html`<rect x="${x}" y="${y + 7}" width="20" height="14" class="${stage === 'tiles' ? 're-glass' : 're-hole'}"/>`)}${stage === 'structure' && html`<path d="M30 ${y}v28M62 ${y}v28M97 ${y}v28M132 ${y}v28M164 ${y}v28" class="re-column"/>`}<text x="184" y="${y + 19}">${index + 1} · ${stage}</text>`;
    },
  )}<path d="M30 35V12M62 35V16M97 35V10M132 35V16M164 35V12" class="re-column"/><path d="M0 314H262" class="re-earth"/></svg>`;

const facts = [
  ['Floors', '9, 36 flats'],
  ['Last slab cast', '28 Oct 2026'],
  ['Handover', 'June 2027'],
  ['Engineer', 'Site engineer 2'],
] as const;

export const report = (): string =>
  estate(
    'Cost',
    1,
    html`<div class="re-cost"><section class="re-figures"><div><small>Budget</small><strong class="num">${taka(budget)}</strong></div><div><small>Spent so far</small><strong class="num">${taka(spent)}</strong></div><div class="${expected > budget && 're-bad'}"><small>Expected at the end</small><strong class="num">${taka(expected)}</strong></div><div class="${expected > budget && 're-bad'}"><small>${expected > budget ? 'Above' : 'Below'} budget</small><strong class="num">${taka(Math.abs(expected - budget))}</strong></div>${button('Bills behind it', 'secondary', 'doc')}</section>
      <section class="re-card re-heads"><div class="re-heads-top"><h2>Cost by head</h2><span><i class="re-spent"></i>spent <i class="re-end"></i>expected <u></u>budget</span><span>Spent</span><span>Budget</span><span>Expected</span></div><ol>${heads.map(row)}</ol></section>
      <section class="re-card re-built"><div><h2>Built</h2><dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></div>${progress()}</section>
      <section class="re-card re-money"><h2><span class="t-leaf">Collected ${(cameIn[7] ?? 0).toFixed(1)}</span>, <span class="t-madder">spent ${(wentOut[7] ?? 0).toFixed(1)}</span> <small>৳ crore since January 2025</small></h2>${lines(
        [
          { name: '', tone: 'leaf', values: cameIn, dots: true },
          { name: '', tone: 'madder', values: wentOut },
        ],
        { width: 404, height: 190, labels: quarters, from: 0, to: 40, step: 10, format: String, left: 30, right: 18 },
      )}</section></div>`,
  );
