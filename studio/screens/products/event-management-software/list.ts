import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Duty, duties } from './data';
import { event } from './shell';

const first = 6;
const wide = 52;
const hours = Array.from({ length: 17 }, (_, index) => first + index);
const hour = (value: number): string => `${value > 12 ? value - 12 : value}${value < 12 ? ' am' : ' pm'}`;

const lane = ({ team, who, mobile, sure, works }: Duty): string =>
  html`<div class="ev-lane"><div><b>${team}</b><small>${who} · ${mobile}</small></div><span class="${sure ? 'yes' : 'no'}">${sure ? icon('check', 16) : icon('clock', 16)}</span><div class="ev-works">${works.map(([from, to, what, tone]) => html`<i class="${tone}" style="left:${(from - first) * wide}px;width:${(to - from) * wide - 4}px">${what}</i>`)}</div></div>`;

export const list = (): string =>
  event(
    'Call sheet',
    html`<header class="ev-head"><h1>Call sheet, opening day</h1><span>Thursday 26 November · ${duties.filter(({ sure }) => sure).length} of ${duties.length} teams have confirmed</span><span class="grow"></span><span class="ev-btn">${icon('print', 18)}Print</span><span class="ev-btn main">Send to all phones</span></header>
    <section class="ev-sheet"><div class="ev-hours"><b>Team and person in charge</b><span></span><div>${hours.map((value) => html`<small style="left:${(value - first) * wide}px">${hour(value)}</small>`)}</div></div>${duties.map(lane)}<div class="ev-rules">${hours.map((value) => html`<i style="left:${(value - first) * wide}px"></i>`)}</div></section>
    <footer class="ev-tasks"><div class="late"><b>2</b><span>teams not confirmed<small>Catering, Photo and press</small></span></div><div><b>9:30</b><span>chief guest arrives<small>gate 1, Supervisor 1 receives</small></span></div><div><b>48</b><span>exhibitor badges<small>printed, at the gate desk</small></span></div><div><b>4</b><span>tasks open today<small>fire permit, two banners, water</small></span></div></footer>`,
  );
