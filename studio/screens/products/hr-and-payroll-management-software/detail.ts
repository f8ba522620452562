import { button } from '../../kit/components';
import { exact, number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { basic, cut, deductions, earnings, gross, october, overtimeRate, slipOvertime } from './data';
import { office } from './shell';

const worked = october.filter((hours) => hours >= 0).length;

const hourBars = (): string => {
  const width = 716;
  const slot = width / 31;
  const scale = 13;
  const foot = 158;
  return html`<svg class="chart" width="${width}" height="196" viewBox="0 0 ${width} 196" aria-hidden="true">${october.map(
    (hours, index) => {
      const x = index * slot + 2.5;
      const w = slot - 5;
      const name = html`<text x="${(x + w / 2).toFixed(1)}" y="178" class="middle ${hours === -1 && 'hr-off'}">${index + 1}</text>`;
      if (hours < 0) {
        const kind = hours === -3 ? 'hr-bar-absent' : hours === -2 ? 'hr-bar-festival' : 'hr-bar-weekly';
        return html`<rect x="${x.toFixed(1)}" y="${foot - 8 * scale}" width="${w.toFixed(1)}" height="${8 * scale}" rx="4" class="${kind}"/>${name}`;
      }
      return html`<rect x="${x.toFixed(1)}" y="${foot - 8 * scale}" width="${w.toFixed(1)}" height="${8 * scale}" rx="4" class="hr-bar-day"/>${hours > 0 && html`<rect x="${x.toFixed(1)}" y="${foot - (8 + hours) * scale - 2}" width="${w.toFixed(1)}" height="${hours * scale}" rx="4" class="hr-bar-over"/>`}${name}`;
    },
  )}<path d="M0 ${foot - 8 * scale - 1}H${width}" class="hr-eight"/><text x="${width}" y="14" class="end hr-bar-word">8 hours and overtime</text></svg>`;
};

const lines = (list: readonly (readonly [string, number])[]): string =>
  html`<dl>${list.map(([name, amount]) => html`<div><dt>${name}</dt><dd>${exact(amount)}</dd></div>`)}</dl>`;

const slip = (): string =>
  html`<section class="hr-slip"><header><div><h2>Payslip, October 2026</h2><p>Operator 214 · E-0214 · Production, line 4</p></div><div><b>Grade 4</b><small>joined 3 Feb 2022</small></div></header>
    <ul><li><small>Days worked</small><b>${worked}</b></li><li><small>Weekly and festival</small><b>${october.filter((hours) => hours === -1 || hours === -2).length}</b></li><li><small>Absent</small><b>1</b></li><li><small>Overtime</small><b>${slipOvertime} h</b></li></ul>
    <div class="hr-slip-two"><div><h3>Earned</h3>${lines(earnings)}<p><span>Gross</span><b class="num">${exact(gross)}</b></p></div><div><h3>Deducted</h3>${lines(deductions)}<p><span>Together</span><b class="num">${exact(cut)}</b></p></div></div>
    <div class="hr-net"><span>Paid to bKash on 7 Nov 2026</span><strong class="num">${taka(gross - cut)}</strong></div>
    <footer><span>Provident fund so far <b class="num">${taka(74856)}</b>, of it company ${taka(37428)}</span><span>Loan left <b class="num">${taka(5000)}</b></span></footer></section>`;

export const detail = (): string =>
  office(
    'Salary',
    'October 2026',
    html`<h1>Operator 214</h1><span>Production, line 4</span><span class="grow"></span>${button('Bangla', 'secondary')}${button('Print', 'secondary', 'print')}${button('Send to phone', 'primary', 'phone')}`,
    html`<div class="hr-pay"><div class="hr-why"><section class="hr-card"><header><h2>The hours behind it</h2><span><b>${worked}</b> days, <b>${slipOvertime}</b> hours overtime</span></header>${hourBars()}</section>
      <section class="hr-card hr-formula"><h2>Overtime by the Labour Act</h2><p><span><b class="num">${number(basic)}</b><small>basic</small></span><em>÷</em><span><b class="num">208</b><small>hours a month</small></span><em>×</em><span><b class="num">2</b><small>double rate</small></span><em>=</em><span><b class="num">${overtimeRate.toFixed(2)}</b><small>an hour</small></span><em>×</em><span><b class="num">${slipOvertime}</b><small>hours</small></span><em>=</em><strong class="num">${taka(Math.round(slipOvertime * overtimeRate))}</strong></p><small>Rule in force since 1 Jan 2024. No day above 2 hours, no week above 12.</small></section>
      <section class="hr-card hr-marks"><h2>In the file for October</h2><ol><li><b>25 Oct</b><span>Absent without leave, attendance bonus of ${taka(600)} not given</span></li><li><b>21 Oct</b><span>Festival holiday, paid</span></li><li><b>12 Oct</b><span>In punch corrected to 7:58 am by HR officer 2, device 3 was off</span></li><li><b>1 Oct</b><span>Moved from line 2 to line 4, no change of grade</span></li></ol></section></div>${slip()}</div>`,
  );
