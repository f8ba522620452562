import { number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { chosen, instalment, members, outstanding, samity } from './data';
import { squares } from './parts';

const before = members.slice(0, 6);
const got = before.reduce((total, { got: paid, saved }) => total + paid + saved, 0);

/** Women of a samity sit in a ring; the thread joins them. */
const threads = (): string => {
  const ring = (cx: number, cy: number, r: number): string =>
    html`${Array.from({ length: 10 }, (_, index) => {
      const angle = ((index + 0.5) / 10) * Math.PI * 2;
      return html`<circle cx="${Math.round(cx + r * Math.cos(angle))}" cy="${Math.round(cy + r * Math.sin(angle))}" r="22" style="stroke:var(--nil-600)" stroke-width="5" stroke-dasharray="13 11"/>`;
    })}<circle cx="${cx}" cy="${cy}" r="${r - 52}" style="stroke:var(--madder-600)" stroke-width="7" stroke-dasharray="18 14"/>`;
  return html`${ring(250, 450, 190)}${ring(1190, 450, 190)}${thread('M388 450H520M920 450H1052', 'madder-600', 7, '18 14')}`;
};

export function phone(): string {
  const screen = html`<div class="mc-app"><header class="on-dark"><div class="row between"><span><small>Samity ${samity.number}, ${samity.day}</small><h2>Shapla</h2></span><span class="right"><small>Collected, 6 of 14</small><b class="num">${taka(got)}</b></span></div></header>
    <section class="mc-who"><div class="row between"><span><h3>${chosen.name}</h3><small>${chosen.id} · loan ${taka(chosen.loan)}, cycle ${chosen.cycle}</small></span><span class="right"><small>Still to pay</small><b class="num">${number(outstanding(chosen.loan, chosen.due))}</b></span></div>${squares({ ...chosen, state: 'absent' })}</section>
    <section class="mc-take"><div><span>Instalment 18</span><b class="num">${taka(instalment(chosen.loan))}</b></div><div><span>Savings</span><span class="mc-step">${icon('minus', 18)}<b class="num">50</b>${icon('plus', 18)}</span></div><div><span>Overdue</span><b>none</b></div><div class="sum"><span>To take</span><strong class="num">${taka(instalment(chosen.loan) + 50)}</strong></div></section>
    <div class="mc-answers"><span class="yes">${icon('check', 22)}Paid in full</span><span>Part</span><span>Absent</span></div>
    <ol class="mc-next">${members.slice(7, 11).map(({ id, name, loan, missed }) => html`<li class="${missed.length > 0 && 'late'}"><b>${id}</b><span>${name}${missed.length > 0 && html`<small>${missed.length} weeks missed</small>`}</span><b class="num">${taka(instalment(loan))}</b></li>`)}</ol>
    <footer>${icon('lock', 17)}No signal: the sheet is kept on the phone</footer></div>`;
  return device(
    { threads: threads(), light: true, darkHeader: true, headerColour: 'var(--nil-700)', time: '9:52' },
    screen,
  );
}
