import { button } from '../../kit/components';
import { number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { voucher, voucherTotal } from './data';
import { bill } from './form';

/** A large T in thread: debit left, credit right, the same weight on both sides. */
const threads = (): string => {
  const row = (x: number, y: number, width: number): string => thread(`M${x} ${y}H${x + width}`, 'nil-300', 5, '14 12');
  return html`${thread('M-20 170H1460', 'madder-600', 7, '22 17')}${[250, 310, 370, 430].map((y, i) => row(70, y, [330, 260, 300, 210][i] ?? 200))}${[250, 310, 370, 430].map((y, i) => row(1040, y, [210, 300, 260, 330][i] ?? 200))}${thread('M70 560H430M1040 560H1400', 'turmeric-500', 6, '20 15')}${thread('M70 580H430M1040 580H1400', 'turmeric-500', 6, '20 15')}`;
};

export const phone = (): string =>
  device(
    { threads: threads(), light: true, headerColour: '#fffdf6', time: '6:25' },
    html`<div class="ac-app"><header>${icon('left', 22)}<div><small>To approve, 1 of 3</small><h2>JV-2611-0047</h2></div></header>
      <div class="ac-app-bill"><div>${bill(196)}</div><p>Supplier 12<br>Paper, 320 reams<strong class="num">${taka(voucherTotal)}</strong><small>Mushak 6.3 no. 000418</small></p></div>
      <table>${voucher.map(({ name, debit, credit }) => html`<tr><td>${debit ? 'Dr' : 'Cr'}</td><td>${name.replace('Trade payables › ', '')}</td><td>${number(debit || credit)}</td></tr>`)}</table>
      <ol><li>${icon('check', 16)}Prepared <span>Accountant 1, 11:20 am</span></li><li>${icon('check', 16)}Checked <span>Accountant 2, 2:05 pm</span></li></ol>
      <p class="ac-note">After approval a mistake is corrected by a new entry.</p>
      <footer>${button('Return', 'secondary', 'back')}${button('Approve', 'primary', 'check')}</footer></div>`,
  );
