import { number, percent, sum, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { rates, referrers, shares } from './data';
import { lab } from './shell';

type Referrer = (typeof referrers)[number];
const commission = (one: Referrer): number => sum(shares(one));
const net = (one: Referrer): number => sum(one.net);
const widest = Math.max(...referrers.map(commission));
const open = referrers.filter(({ paid }) => !paid);

const row = (one: Referrer): string =>
  html`<li><span><b>${one.name}</b><small>${one.place}</small></span><span class="num">${one.patients}</span><span class="num"><b>${number(net(one) + one.discount)}</b><small>−${number(one.discount)}</small></span><b class="num">${number(net(one))}</b>
    <span class="dg-share">${shares(one).map((part, index) => part > 0 && html`<i class="${rates[index]?.tone}" style="width:${((part / widest) * 100).toFixed(1)}%">${part / widest > 0.14 ? number(part) : ''}</i>`)}</span><strong class="num">${number(commission(one))}</strong><em class="${one.paid ? 'paid' : 'open'}">${one.paid ? html`${icon('check', 15)}paid` : 'to pay'}</em></li>`;

export const report = (): string =>
  lab(
    'Referrals',
    html`<div class="dg-refer"><header><div><h1>Referral commission</h1><span>1 to 17 November 2026, after discount</span></div>${rates.map(({ department, share, tone }, index) => html`<div class="rate"><i class="${tone}"></i><span><small>${department} ${percent(share)}</small><b class="num">${taka(sumBy(referrers, (one) => shares(one)[index] ?? 0))}</b></span></div>`)}<div class="all"><small>Together</small><strong class="num">${taka(sumBy(referrers, commission))}</strong></div></header>
      <section><div class="heads"><span>Doctor or agent</span><span>Patients</span><span>Billed, discount</span><span>Net, ৳</span><span>Commission by department, ৳</span><span>Commission</span><span></span></div><ol>${referrers.map(row)}</ol><footer><span>${referrers.length} referrers</span><span class="num">${sumBy(referrers, ({ patients }) => patients)}</span><span class="num">${number(sumBy(referrers, (one) => net(one) + one.discount))}</span><span class="num">${number(sumBy(referrers, net))}</span><span></span><strong class="num">${number(sumBy(referrers, commission))}</strong><em></em></footer></section>
      <div class="dg-paylist"><span>${icon('cash', 22)}<b>Payment list</b>${open.length} still to pay: ${open.map(({ name }) => name).join(', ')}</span><strong class="num">${taka(sumBy(open, commission))}</strong><span class="dg-btn main">Print the list</span></div></div>`,
  );
