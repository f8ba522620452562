import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { clock, due, inside, kinds, now, overnight, type Stay, stayed, stays } from './data';
import { booth } from './shell';
import { plate, sideView } from './vehicles';

const from = -14 * 60;
const width = 520;
const x = (minute: number): number => Math.round(((minute - from) / (now - from)) * width);

const hours = [
  [-12 * 60, 'noon'],
  [-6 * 60, '6 pm'],
  [0, '18 Nov'],
  [6 * 60, '6 am'],
  [12 * 60, 'noon'],
] as const;

const night = html`<i class="pk-nightband" style="left:${x(-2 * 60)}px;width:${x(7 * 60) - x(-2 * 60)}px"></i>`;

const word = (one: Stay): string =>
  one.pass
    ? html`<span class="pk-tag pass">${one.pass}</span>`
    : one.note
      ? html`<span class="pk-tag note">${one.note}</span>`
      : one.stamp
        ? html`<span class="pk-tag stamp">Shop stamp</span>`
        : '';

const row = (one: Stay): string =>
  html`<li class="${one.entry < 0 && 'late'}">${sideView(one.kind, 46)}${plate(one)}<span><b>${one.place}</b><small>${kinds[one.kind].name} · ${one.ticket}</small></span>
    <span class="pk-time" style="width:${width}px">${night}<i class="pk-stay ${one.pass && 'pass'}" style="left:${Math.max(0, x(one.entry))}px"></i><em style="${x(one.entry) > 120 ? `right:${width - x(one.entry) + 8}px` : `left:${Math.max(0, x(one.entry)) + 10}px`}" class="${x(one.entry) <= 120 && 'on'}">${clock(one.entry)}</em></span>
    <b class="num">${stayed(now - one.entry)}</b>${word(one) || html`<span></span>`}<strong>${one.pass ? 'paid' : taka(due(one))}</strong></li>`;

export const list = (): string =>
  booth(
    'Vehicles',
    '',
    html`<div class="pk-list"><header class="pk-title"><h1>Longest inside</h1><span>${inside} vehicles, ${overnight.length} of them since last night</span><span class="pk-filters"><i class="on">All</i><i>Overnight ${overnight.length}</i><i>Pass run out 2</i><i>Ticket lost 1</i></span><span class="pk-find">Plate, last four digits</span></header>
      <div class="pk-axis"><span>Vehicle and place</span><span class="pk-time" style="width:${width}px">${hours.map(([minute, text]) => html`<em style="left:${x(minute)}px">${text}</em>`)}</span><span>Inside</span><span></span><span>To pay</span></div>
      <ol>${stays.map(row)}</ol></div>`,
  );
