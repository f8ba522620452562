import { number, percent, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { dhu, efficiency, hours, made, type SewingLine, sewing, wanted } from './data';
import { garment } from './drawings';
import { factory } from './shell';

const tone = (pieces: number, target: number): string => {
  const share = pieces / target;
  if (share >= 1) return 'gp-good';
  return share >= 0.88 ? 'gp-near' : 'gp-low';
};

const row = (line: SewingLine): string => {
  const gap = made(line) - wanted(line);
  const rate = efficiency([line]);
  return html`<li><strong class="gp-line-no">${line.line}</strong>${garment(line.garment, 44)}<div class="gp-style"><b>${line.style}</b><small>${line.order} · SMV ${line.smv} · ${line.operators} operators</small></div>
    <span class="gp-target num">${line.target}</span>
    ${line.output.map((pieces) => html`<span class="gp-hour num ${tone(pieces, line.target)}">${pieces === 0 ? html`0<small>motor</small>` : pieces}</span>`)}
    <span class="gp-now"><i style="width:${18 + ((line.line * 7) % 9)}%"></i></span>
    <span class="gp-sum num"><b>${number(made(line))}</b><small class="${gap < 0 ? 'gp-minus' : 'gp-plus'}">${gap < 0 ? number(gap) : `+${gap}`}</small></span>
    <span class="gp-rate num ${rate < 0.62 && 'gp-minus'}">${percent(rate)}</span><span class="gp-rate num ${dhu(line) > 6 && 'gp-minus'}">${dhu(line).toFixed(1)}</span><span class="gp-rate num ${line.waiting > 250 && 'gp-minus'}">${line.waiting}</span></li>`;
};

export function dashboard(): string {
  const output = sumBy(sewing, made);
  const target = sumBy(sewing, wanted);
  const perHour = hours.map((_, hour) => sumBy(sewing, (line) => line.output[hour] ?? 0));
  return factory(
    'Sewing',
    html`<h1>Sewing floor 2</h1><span>Unit Gazipur · Tue 17 Nov 2026</span><span class="grow"></span>
      <div class="gp-fig"><small>Passed today</small><strong class="num">${number(output)}</strong></div><div class="gp-fig"><small>Target by now</small><strong class="num">${number(target)}</strong></div><div class="gp-fig gp-bad"><small>Behind</small><strong class="num">${number(output - target)}</strong></div><div class="gp-fig"><small>Efficiency</small><strong class="num">${percent(efficiency(sewing), 1)}</strong></div><strong class="gp-clock num">4:12 pm</strong>`,
    html`<div class="gp-wall"><div class="gp-wall-heads"><span>Line</span><span></span><span>Running style</span><span>Target</span>${hours.map((hour) => html`<span>${hour}</span>`)}<span>4–5</span><span>Passed</span><span>Eff.</span><span>DHU</span><span>Waiting</span></div>
      <ul>${sewing.map(row)}</ul>
      <div class="gp-wall-foot"><span></span><span></span><b>All eight lines</b><span class="num">${sumBy(sewing, (line) => line.target)}</span>${perHour.map((pieces) => html`<b class="num">${pieces}</b>`)}<span></span><b class="num">${number(output)}</b><b class="num">${percent(efficiency(sewing))}</b><b class="num">${((sumBy(sewing, (line) => line.defects) / output) * 100).toFixed(1)}</b><b class="num">${number(sumBy(sewing, (line) => line.waiting))}</b></div></div>`,
    true,
  );
}
