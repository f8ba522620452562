import { ring } from '../../kit/charts';
import { button } from '../../kit/components';
import { number, percent, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, phoneTabs, thread } from '../../kit/phone';
import { instalment, paid, receipts, total } from './data';

/** A row of houses in thread along a ground line that runs behind the phone. */
const threads = (): string =>
  html`${thread('M-20 700H1460', 'madder-600', 6, '20 15')}${thread('M60 690V300H220V690M260 690V420H420V690', 'nil-600', 5, '16 13')}${thread('M100 360h80M100 430h80M100 500h80M100 570h80M300 480h80M300 550h80M300 620h80', 'turmeric-500', 5, '14 12')}${thread('M1010 690V470L1090 400 1170 470V690M1210 690V240H1390V690', 'nil-600', 5, '16 13')}${thread('M1255 300h90M1255 370h90M1255 440h90M1255 510h90M1255 580h90M1070 690V590h40V690', 'turmeric-500', 5, '14 12')}`;

export const phone = (): string =>
  device(
    { threads: threads(), light: true, darkHeader: true, headerColour: '#20444f', time: '7:52' },
    html`<div class="re-app"><header class="on-dark"><div><small>Mirpur tower</small><h2>Flat 7-B</h2></div><span>${icon('download', 19)}Statement</span></header>
      <section class="re-app-ring">${ring(
        [
          { share: paid / total, tone: 'tone-leaf' },
          { share: 1 - paid / total, tone: 'tone-plain' },
        ],
        126,
        16,
        [percent(paid / total), 'paid'],
      )}<dl><div><dt>Agreed price</dt><dd>${takaShort(total)}</dd></div><div><dt>Paid</dt><dd>${takaShort(paid)}</dd></div><div><dt>To pay</dt><dd>${takaShort(total - paid)}</dd></div></dl></section>
      <section class="re-app-due"><p><b>Instalment 19 is open again</b><span>cheque returned 12 Nov</span></p><strong class="num">${taka(instalment(18))}</strong>${button('Pay from abroad', 'primary')}</section>
      <h3>Receipts</h3><ul>${receipts.map(([no, day, text, amount]) => html`<li class="${amount < 0 && 're-minus'}"><span><b>${text.split(', ')[0]}</b><small>${no} · ${day}</small></span><em>${text.split(', ')[1]}</em><strong class="num">${number(amount)}</strong></li>`)}</ul>
      ${phoneTabs(
        [
          ['home', 'My flat'],
          ['list', 'Schedule'],
          ['calendar', 'Progress'],
          ['doc', 'Papers'],
        ],
        0,
      )}</div>`,
  );
