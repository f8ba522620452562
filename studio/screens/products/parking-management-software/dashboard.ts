import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Bay, bays, chosen, clock, due, fee, kinds, levels, now, overnight, stayed, zones } from './data';
import { booth } from './shell';
import { carFromAbove, plate, sideView } from './vehicles';

const bayWidth = 41;
const bayHeight = 82;
const left = 62;
const rows: Record<string, number> = { A: 34, B: 212, C: 294, D: 472 };

const at = ({ zone, number }: Bay): readonly [number, number] => [left + (number - 1) * bayWidth, rows[zone] ?? 0];

function bay(one: Bay): string {
  const [x, y] = at(one);
  const nose = one.zone === 'A' || one.zone === 'C';
  const kept = one.state === 'pass' || one.state === 'passTaken';
  const taken = one.state === 'taken' || one.state === 'passTaken';
  const turn = nose ? '' : ` rotate(180 14 30)`;
  const marked = one.zone === 'A' && one.number === 7;
  const outside = one.zone === 'A' || one.zone === 'D';
  const numberAt = one.zone === 'A' ? y + bayHeight + 15 : one.zone === 'C' ? y + bayHeight + 14 : y - 6;
  return html`<g><rect x="${x + 2}" y="${y + 2}" width="${bayWidth - 4}" height="${bayHeight - 4}" rx="4" class="pk-bay ${one.state}"/>
    ${taken && html`<g transform="translate(${x + 6.5} ${y + 11})${turn}">${carFromAbove(one.tint)}</g>`}
    ${!taken && html`<text x="${x + bayWidth / 2}" y="${y + bayHeight / 2 + 6}" class="pk-free ${kept && 'kept'}">${kept ? 'P' : one.number}</text>`}
    ${(taken || kept) && html`<text x="${x + bayWidth / 2}" y="${numberAt}" class="pk-number ${outside && 'outside'}">${one.number}</text>`}
    ${marked && html`<rect x="${x - 2}" y="${y - 2}" width="${bayWidth + 4}" height="${bayHeight + 4}" rx="8" class="pk-marked"/>`}</g>`;
}

const lines = (): string =>
  html`${zones.map((zone) => {
    const y = rows[zone] ?? 0;
    const ends = Array.from({ length: 22 }, (_, index) => left + index * bayWidth);
    return html`<path class="pk-line" d="${ends.map((x) => `M${x} ${y}v${bayHeight}`).join('')}"/>`;
  })}<path class="pk-line" d="M${left} 34H${left + 21 * bayWidth}M${left} 294H${left + 21 * bayWidth}M${left} 554H${left + 21 * bayWidth}"/>`;

const arrow = (x: number, y: number, turn: number): string =>
  html`<path class="pk-arrow" transform="translate(${x} ${y}) rotate(${turn})" d="M-30 -3H4V-11L28 0 4 11V3H-30z"/>`;

const plan = (): string =>
  html`<svg class="pk-plan" width="984" height="590" viewBox="0 0 984 590"><rect width="984" height="590" rx="14" class="pk-floor"/>
    ${lines()}
    <rect x="431" y="206" width="123" height="176" rx="4" class="pk-core"/><path d="M451 232h34v50h-34zM500 232h34v50h-34zM468 232v50M517 232v50" class="pk-coreline"/><text x="492" y="322" class="pk-coretext">Lifts and stairs</text><text x="492" y="344" class="pk-coretext">to the mall</text>
    <g class="pk-ramp"><rect x="0" y="138" width="52" height="60"/><path d="M6 150h40M6 168h40M6 186h40"/></g><g class="pk-ramp"><rect x="932" y="390" width="52" height="60"/><path d="M938 402h40M938 420h40M938 438h40"/></g>
    <text x="26" y="128" class="pk-ramptext">From G</text><text x="958" y="468" class="pk-ramptext">To gate 2</text>
    ${arrow(200, 168, 0)}${arrow(420, 168, 0)}${arrow(660, 168, 0)}${arrow(200, 424, 0)}${arrow(440, 424, 0)}${arrow(740, 424, 0)}${arrow(958, 300, 90)}${arrow(26, 300, 90)}
    ${zones.map((zone) => html`<text x="38" y="${(rows[zone] ?? 0) + 50}" class="pk-zone">${zone}</text>`)}
    ${bays.map(bay)}</svg>`;

const { hours, first, next } = fee(chosen.kind, chosen.entry);

const count = (...states: readonly string[]): number => bays.filter(({ state }) => states.includes(state)).length;

export function dashboard(): string {
  const b1 = levels[1];
  return booth(
    'Lot',
    'B1',
    html`<div class="pk-home"><header class="pk-title"><h1>Level B1</h1><span>${b1.places} bays for cars</span><ul class="pk-key"><li><i class="free"></i>Free <b>${count('free')}</b></li><li><i class="taken"></i>Taken <b>${count('taken', 'passTaken')}</b></li><li><i class="pass"></i>Kept for passes <b>${count('pass')}</b></li></ul></header>
      ${plan()}
      <div class="pk-strip">${levels.map(({ name, what, places, taken }) => html`<div class="${name === 'B1' && 'active'}"><span><b>${name}</b>${what}</span><strong>${places - taken}</strong><i><em style="width:${Math.round((taken / places) * 100)}%"></em></i><small>${taken} of ${places} taken</small></div>`)}</div>
      <aside class="pk-gatelist">
        <section class="pk-chosen"><header><b>Bay A-7</b><small>ticket ${chosen.ticket}</small></header>${plate(chosen, true)}<div class="row between"><span>In since ${clock(chosen.entry)}</span><b>${stayed(now - chosen.entry)}</b></div><ol class="pk-blocks">${Array.from({ length: hours }, (_, index) => html`<li class="${index === 0 && 'free'}">${index === 0 ? first : kinds.car.next}</li>`)}</ol><div class="row between"><span>First hour</span><b>${taka(first)}</b></div><div class="row between"><span>${hours - 1} more hours</span><b>${taka(next)}</b></div><div class="row between"><span>Stamp of a shop</span><b>−${taka(first)}</b></div><div class="row between pk-total"><span>To pay now</span><strong>${taka(due(chosen))}</strong></div></section>
        <section><header><b>Gate 1, in</b><small>${icon('print', 16)}ticket printed</small></header><div class="row">${sideView('bike')}${plate({ kind: 'bike', plate: ['ঢাকা মেট্রো-হ', '৫৮-২৩১৭'] })}<span class="pk-to">${kinds.bike.name}<small>to G, row M</small></span></div></section>
        <section><header><b>Gate 2, out</b><small>waiting 20 s</small></header><div class="row">${sideView('micro')}${plate({ kind: 'micro', plate: ['ঢাকা মেট্রো-চ', '৫১-৬০৩৯'] })}<span class="pk-to"><b>${taka(130)}</b><small>1 h 40 min</small></span></div></section>
        <section class="pk-warn"><header><b>${overnight.length} left overnight</b><small>oldest ${overnight[0]?.place}</small></header><p>Since ${clock(overnight[0]?.entry ?? 0)} yesterday: ${stayed(now - (overnight[0]?.entry ?? 0))}</p></section>
      </aside></div>`,
  );
}
