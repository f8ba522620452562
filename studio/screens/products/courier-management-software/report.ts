import { exact, paisa, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { carriage, collected, feeOf, payable, type Settled, settled } from './data';
import { hub } from './shell';

const total = {
  collected: sumBy(settled, collected),
  carriage: sumBy(settled, carriage),
  fee: paisa(sumBy(settled, feeOf)),
  pay: paisa(sumBy(settled, payable)),
};

const row = (one: Settled): string =>
  html`<tr class="${one.returned && 'back'}"><td><b>${one.id}</b></td><td>${one.to}${one.returned && html`<em>returned</em>`}</td><td>${one.kilos.toFixed(1)}</td><td>${one.returned ? html`<s>${exact(one.cod)}</s>` : exact(one.cod)}</td><td>−${exact(carriage(one))}</td><td>${feeOf(one) ? `−${exact(feeOf(one))}` : '0.00'}</td><td><b>${exact(payable(one))}</b></td></tr>`;

/** The merchant's cash from hand to hand; each count must equal the one before. */
const hands = [
  ['Riders', 'eight deliveries', 'counted at the door'],
  ['Hubs', 'Tejgaon, Savar, Agrabad, Khulna', 'counted note by note'],
  ['Head office', 'bank slip 17 Nov', 'agrees with the hubs'],
] as const;

const part = (name: string, amount: number, className: string): string =>
  html`<i class="${className}" style="width:${((amount / total.collected) * 100).toFixed(2)}%" title="${name}"></i>`;

export const report = (): string =>
  hub(
    'Merchants',
    html`<div class="ck-report"><article class="ck-paper"><header><div><small>Merchant statement</small><h1>Merchant 31</h1><span>Sarees and dresses, Mirpur 10, Dhaka</span></div><dl><div><dt>Statement</dt><dd>M31-2646</dd></div><div><dt>Week</dt><dd>9 to 15 Nov 2026</dd></div><div><dt>Paid on</dt><dd>18 Nov 2026</dd></div></dl></header>
        <table><thead><tr><th>Parcel</th><th>Delivered to</th><th>kg</th><th>Collected</th><th>Charge</th><th>COD fee</th><th>To pay, ৳</th></tr></thead><tbody>${settled.map(row)}</tbody><tfoot><tr><td>${settled.length} parcels</td><td></td><td>${sumBy(settled, ({ kilos }) => kilos).toFixed(1)}</td><td>${exact(total.collected)}</td><td>−${exact(total.carriage)}</td><td>−${exact(total.fee)}</td><td>${exact(total.pay)}</td></tr></tfoot></table>
        <p>Return: half of the charge. COD fee 1% in suburbs and outside Dhaka. Return parcel handed back on 17 Nov against a signature.</p></article>
      <aside><section class="ck-due"><small>To pay to the merchant</small><strong class="num">৳${exact(total.pay)}</strong><span class="ck-bar3">${part('To pay', total.pay, 'pay')}${part('Charge', total.carriage, 'charge')}${part('COD fee', total.fee, 'fee')}</span><ul><li><i class="pay"></i>Merchant<b class="num">${exact(total.pay)}</b></li><li><i class="charge"></i>Charges<b class="num">${exact(total.carriage)}</b></li><li><i class="fee"></i>COD fee<b class="num">${exact(total.fee)}</b></li></ul><div class="ck-ways"><span>Bank</span><span class="on">bKash</span><span>Nagad</span></div></section>
        <section class="ck-chain"><h3>The same cash, three counts</h3><ol>${hands.map(([who, where, how]) => html`<li><i>${icon('check', 16)}</i><div><b>${who}</b><small>${where}, ${how}</small></div><strong class="num">${taka(total.collected)}</strong></li>`)}</ol></section>
        <span class="ck-btn main">${icon('check', 20)}Pay and send statement</span></aside></div>`,
  );
