import { badge, button } from '../../kit/components';
import { number } from '../../kit/format';
import { html } from '../../kit/html';
import { type Defect, defects, found, inspection, measured } from './data';
import { sheetPolo } from './drawings';
import { factory } from './shell';

const view = (side: Defect['side']): string =>
  html`<figure><svg class="chart" width="344" height="364" viewBox="0 0 280 296" aria-hidden="true">${sheetPolo(side)}${defects.map((one, index) => one.side === side && html`<circle cx="${one.x}" cy="${one.y}" r="11" class="gp-spot gp-${one.kind}"/><text x="${one.x}" y="${one.y + 4.2}" text-anchor="middle" class="gp-spot-no">${index + 1}</text>`)}</svg><figcaption>${side === 'front' ? 'Front' : 'Back'}</figcaption></figure>`;

/** The gate a lot passes: filled up to what was found, with the line between accept and reject. */
const gate = (kind: Defect['kind'], aql: string, accept: number, reject: number): string => {
  const count = found(kind);
  return html`<div class="gp-gate gp-${kind}"><div><h3>${kind} defects</h3><span>AQL ${aql}</span></div><p><strong class="num">${count}</strong> found in ${inspection.sample}</p><div class="gp-cells">${Array.from({ length: reject }, (_, index) => html`<i class="${index < count && 'gp-hit'} ${index === accept && 'gp-stop'}"></i>`)}</div><div><span>accepted up to <b>${accept}</b></span><span>refused from <b>${reject}</b></span></div></div>`;
};

export const report = (): string =>
  factory(
    'Inspection',
    html`<h1>Final inspection</h1><span>${inspection.order} · Polo, pique · 17 Nov 2026 · QC 3 and buyer’s inspector</span><span class="grow"></span>${button('Print report', 'secondary', 'print')}${button('Release for shipment', 'primary', 'check')}`,
    html`<div class="gp-inspect"><section class="gp-card gp-sheet"><div class="gp-lot"><div><small>Lot packed</small><b class="num">${number(inspection.lot)}</b></div><div><small>Code letter, level II</small><b>${inspection.letter}</b></div><div><small>Sample</small><b class="num">${inspection.sample}</b></div><div><small>Cartons opened</small><b class="num">20 of 395</b></div></div><div class="gp-views">${view('front')}${view('back')}</div></section>
      <section class="gp-verdict"><div class="gp-pass"><strong>Pass</strong><span>0 critical</span></div>${gate('Major', inspection.major.aql, inspection.major.accept, inspection.major.reject)}${gate('Minor', inspection.minor.aql, inspection.minor.accept, inspection.minor.reject)}</section>
      <section class="gp-card gp-found"><header><h3>Defects found</h3></header><ol>${defects.map(({ what, kind, found: count }, index) => html`<li><i class="gp-${kind}">${index + 1}</i><b>${what}</b>${badge(kind, kind === 'Major' ? 'madder' : 'turmeric')}<strong class="num">${count}</strong></li>`)}</ol></section>
      <section class="gp-card gp-found gp-measured"><header><h3>Measured, size L</h3><span>cm, 1 of 40 points outside</span></header><ol>${measured.map(([what, , asked, tolerance, got]) => html`<li><b>${what}</b><span class="num">${asked.toFixed(1)} ± ${tolerance}</span><strong class="num ${Math.abs(got - asked) > tolerance + 1e-6 && 't-madder'}">${got.toFixed(1)}</strong></li>`)}</ol></section></div>`,
  );
