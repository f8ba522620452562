import { button, pills } from '../../kit/components';
import { number, percent, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { hours, made, type SewingLine, sewing, wanted } from './data';
import { works } from './shell';

/** The deeper the colour, the nearer the hour came to its target. */
const shade = (share: number): string => (share >= 1 ? 'full' : share >= 0.93 ? 'good' : share >= 0.8 ? 'fair' : 'low');

const note: Record<number, string> = { 2: 'Machine 17 stopped, 2 to 4', 7: 'No zips until 12' };

const row = (one: SewingLine): string =>
  html`<div class="erp-line"><strong>${one.line}</strong><span><b>${one.style}</b><small>${one.order} · ${one.machines} machines</small></span><em>${one.target}</em>${one.output.map((count) => html`<i class="${shade(count / one.target)}">${count}</i>`)}<b class="right">${number(made(one))}</b><span class="erp-reach"><u style="width:${Math.round((made(one) / wanted(one)) * 100)}%"></u></span><b class="right ${made(one) / wanted(one) < 0.9 && 't-madder'}">${percent(made(one) / wanted(one), 1)}</b><span class="right">${one.rejects}</span><small>${note[one.line] ?? ''}</small></div>`;

export const report = (): string => {
  const all = sumBy(sewing, made);
  const target = sumBy(sewing, wanted);
  const worst = [...sewing].sort((a, b) => made(a) - wanted(a) - (made(b) - wanted(b)))[0];
  return works(
    'Production',
    'Hourly output',
    html`<div class="erp-title"><h1>Hourly output, sewing</h1><span>Wednesday 18 November, to 5 pm</span><span class="grow"></span>${pills(['Cutting', 'Sewing', 'Finishing'], 1)}${button('Print for the floor', 'secondary', 'print')}</div>
    <div class="erp-sums"><div><small>Sewn today</small><strong>${number(all)}</strong></div><div><small>Target for eight hours</small><strong>${number(target)}</strong></div><div><small>Reached</small><strong>${percent(all / target, 1)}</strong></div><div><small>Rejects</small><strong>${sumBy(sewing, ({ rejects }) => rejects)}</strong><span>${percent(sumBy(sewing, ({ rejects }) => rejects) / all, 2)} of the pieces</span></div>${worst && html`<p><b>Line ${worst.line}</b> is ${number(wanted(worst) - made(worst))} pieces behind, the most of the eight.</p>`}</div>
    <section class="erp-hours"><div class="erp-line heads"><span>Line</span><span>Style</span><em>Target</em>${hours.map((name) => html`<i>${name}</i>`)}<span class="right">Pieces</span><span></span><span class="right">Reached</span><span class="right">Rejects</span><span>Remark</span></div>
      ${sewing.map(row)}
      <div class="erp-line all"><strong></strong><span><b>Eight lines</b></span><em>${number(sumBy(sewing, (one) => one.target))}</em>${hours.map((_, index) => html`<i>${number(sumBy(sewing, ({ output }) => output[index] ?? 0))}</i>`)}<b class="right">${number(all)}</b><span></span><b class="right">${percent(all / target, 1)}</b><span class="right">${sumBy(sewing, ({ rejects }) => rejects)}</span><span></span></div></section>
    <div class="erp-scale"><i class="full"></i>target or more<i class="good"></i>93% and up<i class="fair"></i>80% and up<i class="low"></i>less</div>`,
  );
};
