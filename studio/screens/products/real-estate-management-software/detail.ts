import { badge, button } from '../../kit/components';
import { number, percent, taka } from '../../kit/format';
import { cx, html } from '../../kit/html';
import { agreed, bookingMoney, downPayment, instalment, instalments, paid, paidNumbers, receipts, total } from './data';
import { floorPlan } from './plan';
import { estate } from './shell';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

const tile = (index: number): string => {
  const state = paidNumbers.includes(index) ? 're-paid' : index === 18 ? 're-back' : index === 20 ? 're-next' : '';
  return html`<li class="${cx(state)}"><small>${months[index % 12]}</small><b>${index + 1}</b></li>`;
};

export const detail = (): string =>
  estate(
    'Accounts',
    0,
    html`<div class="re-account"><section class="re-card re-flat-card"><header><div><h1>Flat 7-B</h1><p>Mirpur tower · 1,480 sft · south · parking B-12</p></div>${badge('Booked', 'nil')}</header>${floorPlan(560)}
        <dl>${agreed.map(([name, amount]) => html`<div><dt>${name}</dt><dd>${taka(amount)}</dd></div>`)}<div class="re-total"><dt>Agreed price</dt><dd>${taka(total)}</dd></div></dl></section>
      <div class="re-pays"><section class="re-paid-bar"><div><small>Paid by Buyer 104</small><strong class="num">${taka(paid)}</strong></div><div><small>Still to pay</small><strong class="num">${taka(total - paid)}</strong></div><i><u style="width:${(paid / total) * 100}%"></u></i><span>${percent(paid / total, 1)}</span></section>
        <section class="re-card re-schedule"><header><h2>Payment schedule</h2><span class="re-marks"><i class="re-paid"></i>paid <i class="re-back"></i>cheque returned <i class="re-next"></i>next</span></header><div class="re-first"><span>Booking <b class="num">${taka(bookingMoney)}</b></span><span>Down payment <b class="num">${taka(downPayment)}</b></span><span>${instalments - 1} instalments of <b class="num">${taka(instalment(0))}</b>, last <b class="num">${taka(instalment(instalments - 1))}</b></span></div>
          <div class="re-years"><span>25–26</span><span>26–27</span><span>27–28</span></div><ol>${Array.from({ length: instalments }, (_, index) => tile(index))}</ol></section>
        <section class="re-card re-receipts"><header><h2>Money receipts</h2>${button('Take payment', 'primary')}</header><ul>${receipts.map(([no, day, text, amount]) => html`<li class="${amount < 0 && 're-minus'}"><b>${no}</b><span>${day}</span><span>${text}</span><b class="num">${number(amount)}</b></li>`)}</ul></section></div></div>`,
  );
