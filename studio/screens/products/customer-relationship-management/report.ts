import { button, pills } from '../../kit/components';
import { percent, sum, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { lostGoods, reasons, results, targets } from './data';
import { relate } from './shell';

const ends = ['won', 'open', 'lost'] as const;
type End = (typeof ends)[number];
const names: Record<End, string> = { won: 'Won', open: 'Open', lost: 'Lost' };
const all = sumBy(results, ({ won, open, lost }) => won + open + lost);
const height = 330;
const gap = 14;
const scale = (height - gap * (results.length - 1)) / all;
const endGap = 28;

/** Ribbons from where enquiries came to what became of them; every width is the count. */
function river(): string {
  let left = 0;
  const starts = results.map((one) => {
    const y = left;
    left += (one.won + one.open + one.lost) * scale + gap;
    return y;
  });
  let right = 0;
  const tops = ends.map((end) => {
    const y = right;
    right += sumBy(results, (one) => one[end]) * scale + endGap;
    return y;
  });
  const filled = [...tops];
  const ribbons = results.map((one, index) => {
    let from = starts[index] ?? 0;
    return ends.map((end, column) => {
      const thick = one[end] * scale;
      const y = from;
      const to = filled[column] ?? 0;
      from += thick;
      filled[column] = to + thick;
      return html`<path class="${end}" d="M124 ${y + thick / 2}C330 ${y + thick / 2} 330 ${to + thick / 2} 540 ${to + thick / 2}" stroke-width="${thick}"/>`;
    });
  });
  return html`<svg class="cr-river" width="700" height="${height + 4}" viewBox="0 0 700 ${height + 4}">${ribbons}
    ${results.map((one, index) => {
      const count = one.won + one.open + one.lost;
      return html`<rect x="116" width="8" y="${starts[index]}" height="${count * scale}"/><text x="106" y="${(starts[index] ?? 0) + (count * scale) / 2 - 2}" class="end">${one.source}</text><text x="106" y="${(starts[index] ?? 0) + (count * scale) / 2 + 15}" class="end small">${count} · ${percent(one.won / count)} won</text>`;
    })}
    ${ends.map((end, index) => {
      const count = sumBy(results, (one) => one[end]);
      return html`<rect class="${end}" x="540" width="10" y="${tops[index]}" height="${count * scale}"/><text x="562" y="${(tops[index] ?? 0) + (count * scale) / 2}" class="big">${names[end]} ${count}</text><text x="562" y="${(tops[index] ?? 0) + (count * scale) / 2 + 18}" class="small">${percent(count / all)} of all</text>`;
    })}</svg>`;
}

const most = Math.max(...reasons.flatMap(({ counts }) => counts));

const lost = (): string =>
  html`<section class="cr-lost"><h3>Why ${sumBy(reasons, ({ counts }) => sum(counts))} were lost</h3><div class="heads"><span></span>${lostGoods.map((name) => html`<small>${name}</small>`)}<b>All</b></div>${reasons.map(({ name, counts }) => html`<div><span>${name}</span>${counts.map((count) => html`<i style="background:rgb(178 58 46 / ${count === 0 ? 0.03 : 0.1 + (count / most) * 0.8});color:${count / most > 0.5 ? '#fff' : '#17203d'}">${count}</i>`)}<b>${sum(counts)}</b></div>`)}<div class="sums"><span>All</span>${lostGoods.map((_, index) => html`<b class="centre">${sumBy(reasons, ({ counts }) => counts[index] ?? 0)}</b>`)}<b>${sumBy(reasons, ({ counts }) => sum(counts))}</b></div></section>`;

const goals = (): string => {
  const top = Math.max(...targets.map(({ target }) => target));
  return html`<section class="cr-goals"><h3>November target, taka</h3>${targets.map(({ owner, area, target, won }) => html`<div><span><b>${owner}</b><small>${area}</small></span><div class="cr-goal"><u style="width:${(target / top) * 100}%"><i style="width:${(won / target) * 100}%"></i><s></s></u></div><span class="right"><b class="num">${takaShort(won)}</b><small>of ${takaShort(target)}</small></span></div>`)}<footer><span>Team</span><b class="num">${taka(sumBy(targets, ({ won }) => won))}</b><small>${percent(sumBy(targets, ({ won }) => won) / sumBy(targets, ({ target }) => target))} of ${taka(sumBy(targets, ({ target }) => target))}; the mark is today, day 19 of 30</small></footer></section>`;
};

export const report = (): string =>
  relate(
    'Targets',
    html`<div class="cr-title"><h1>What became of ${all} enquiries</h1><span>1 August to 19 November 2026</span><span class="grow"></span>${pills(['By source', 'By salesperson', 'By area'], 0)}${button('Excel', 'secondary', 'download')}</div>
    <section class="cr-flow">${river()}<div class="cr-say"><p><b>Referral</b> brings the fewest and wins nearly half.</p><p><b>Facebook</b> brings a third; more than half of those are lost.</p><p>Generators lost for late delivery: <b>13</b>. Stock of 100 kVA sets would answer them.</p></div></section>
    <div class="cr-two">${lost()}${goals()}</div>`,
  );
