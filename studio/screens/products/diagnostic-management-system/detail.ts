import { bars, ean13 } from '../../kit/barcode';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { blood, differential, flag, type Line } from './data';
import { lab } from './shell';
import { tube } from './tube';

const width = 190;

/** The reference range as a pale band on the scale, the value as a mark on it. */
function scale({ value, range: [low, high], span: [from, to] }: Line): string {
  const x = (at: number): number => Math.round(((at - from) / (to - from)) * width);
  return html`<svg width="${width}" height="22" viewBox="0 0 ${width} 22" aria-hidden="true"><rect y="9" width="${width}" height="4" rx="2" class="dg-line"/><rect x="${x(low)}" y="6" width="${x(high) - x(low)}" height="10" rx="3" class="dg-band"/><rect x="${x(value) - 4}" y="1" width="8" height="20" rx="4" class="dg-mark ${flag(value, [low, high])}"/></svg>`;
}

const row = (one: Line): string => {
  const mark = flag(one.value, one.range);
  return html`<tr class="${mark}"><td>${one.name}</td><td><b>${one.value.toFixed(one.decimals)}</b>${mark && html`<em>${mark === 'high' ? 'H' : 'L'}</em>`}</td><td>${one.unit}</td><td>${one.range[0].toFixed(one.decimals)} to ${one.range[1].toFixed(one.decimals)}</td><td>${scale(one)}</td></tr>`;
};

const steps = [
  ['9:12 am', 'Billed at counter 2', 'done'],
  ['9:25 am', 'Lavender tube, label printed', 'done'],
  ['10:40 am', 'Cell counter sent 20 values', 'done'],
  ['11:05 am', 'ESR typed by technologist 3', 'done'],
  ['3:36 pm', 'Signed by the pathologist', 'now'],
  ['', 'Report handed over', 'next'],
] as const;

export const detail = (): string =>
  lab(
    'Sign-off',
    html`<div class="dg-report"><article class="dg-paper"><header><div><h1>Department of Haematology</h1><span>Diagnostic centre, Kandirpar, Cumilla</span></div><div class="dg-code">${bars(ean13('204118053317'), 1.5, 38)}<b>D-11805</b></div></header>
        <dl>${[
          ['Patient', 'Patient 3317'],
          ['Age and sex', '34 years, female'],
          ['Referred by', 'Doctor 14'],
          ['Sample', 'EDTA blood'],
          ['Taken', '18 Nov 2026, 9:25 am'],
          ['Reported', '18 Nov 2026, 3:36 pm'],
        ].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
        <h2>Complete blood count</h2><table><thead><tr><th>Test</th><th>Result</th><th>Unit</th><th>Reference, women</th><th></th></tr></thead><tbody>${blood.map(row)}</tbody></table>
        <section class="dg-diff"><h3>Differential count</h3><span class="dg-parts">${differential.map(([, share, tone]) => html`<i class="${tone}" style="flex:${share}"></i>`)}</span><ul>${differential.map(([name, share, tone]) => html`<li><i class="${tone}"></i>${name} <b>${share}%</b></li>`)}</ul></section>
        <footer><p>Done on the cell counter; ESR by Westergren. Please read together with the clinical findings.</p><div><svg width="150" height="34" viewBox="0 0 150 34"><path d="M8 24c6-16 16-20 16-8s-8 12-2 4 14-12 16-2 8-6 12-8 8 6 14 2 8-10 14-2 10 2 18 0 20-6 44-8"/></svg><b>Consultant pathologist</b></div></footer></article>
      <aside><section class="dg-held">${icon('lock', 26)}<span><b>Held at the counter</b>${taka(350)} is still to be paid</span></section>
        <section><h3>Way of the sample</h3><div class="dg-way">${tube('edta', 'done', 190)}<ol>${steps.map(([when, what, state]) => html`<li class="${state}"><i></i><b>${what}</b><small>${when || 'after payment'}</small></li>`)}</ol></div></section>
        <section class="dg-send"><h3>Hand over</h3><div><span>Counter</span><span>E-mail</span><span class="on">SMS link</span></div><small>The link opens when the due is paid.</small></section>
        <section class="dg-old"><h3>Versions</h3><p><b>2</b> ESR corrected 43 to 34, 3:36 pm</p><p><b>1</b> kept, not printed, 11:20 am</p></section>
        <span class="dg-btn main">${icon('cash', 19)}Take ${taka(350)} and print</span></aside></div>`,
  );
