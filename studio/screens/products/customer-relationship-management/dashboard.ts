import { pills } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { type Deal, deals, inStage, type Stage, stages } from './data';
import { relate } from './shell';

const amountIn = (stage: Stage): number => sumBy(inStage(stage), ({ amount }) => amount);
const largest = Math.max(...stages.map(amountIn));

const card = (one: Deal): string =>
  html`<li class="${one.overdue && 'overdue'}"><div class="row between"><small>${one.no}</small><em>${one.source}</em></div><b>${one.goods}</b><small>${one.customer}</small><span>${one.place}</span><strong class="num">${taka(one.amount)}</strong><footer><i class="s${one.owner}">S${one.owner}</i>${one.next}</footer></li>`;

/** The band over the columns is as high as the money in them. */
const band = (): string => {
  const width = 1088 / stages.length;
  const height = (stage: Stage | undefined): number => (stage ? 8 + (amountIn(stage) / largest) * 44 : 0);
  const upper = stages.map((stage, index) => {
    const x = index * width;
    const top = 64 - height(stage);
    const next = stages[index + 1];
    const after = next ? 64 - height(next) : top;
    return `L${x + width * 0.72} ${top}C${x + width * 0.88} ${top} ${x + width * 0.94} ${after} ${x + width * 1.08} ${after}`;
  });
  return html`<svg class="cr-band" width="1088" height="64" viewBox="0 0 1088 64"><path d="M0 64V${64 - height(stages[0])}${upper.join('')}V64z"/><path class="edge" d="M0 ${64 - height(stages[0])}${upper.join('')}"/></svg>`;
};

const column = (stage: Stage): string =>
  html`<section class="${stage === 'Order' && 'won'}"><header><h2>${stage}</h2><b>${inStage(stage).length}</b><strong class="num">${taka(amountIn(stage))}</strong></header><ul>${inStage(stage).map(card)}</ul></section>`;

export const dashboard = (): string => {
  const open = deals.filter(({ stage }) => stage !== 'Order');
  return relate(
    'Pipeline',
    html`<div class="cr-title"><h1>Pipeline</h1><span>${open.length} open deals, <b class="num">${taka(sumBy(open, ({ amount }) => amount))}</b> · ${number(open.filter(({ overdue }) => overdue).length)} overdue</span><span class="grow"></span>${pills(['Team', 'Sales 1', 'Sales 2', 'Sales 3', 'Sales 4'], 0)}</div>
    ${band()}<div class="cr-board">${stages.map(column)}</div>`,
  );
};
