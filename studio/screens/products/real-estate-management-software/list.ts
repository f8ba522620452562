import { button } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { buckets, charge, inBucket, type Late, late } from './data';
import { estate } from './shell';

const tone = (days: number): string => (days > 90 ? 're-d4' : days > 60 ? 're-d3' : days > 30 ? 're-d2' : 're-d1');

const row = (one: Late): string =>
  html`<li><div><b>${one.unit}</b><small>${one.buyer}, instalment ${one.number}</small></div><div class="re-days"><i class="${tone(one.days)}" style="width:${one.days * 0.8}%"></i><b class="num">${one.days}</b></div><span>${one.due}</span><span class="re-note">${one.note}</span><b class="num">${number(one.amount)}</b><span class="num">${number(charge(one))}</span><b class="num re-sum">${number(one.amount + charge(one))}</b></li>`;

export const list = (): string =>
  estate(
    'Late',
    -1,
    html`<section class="re-buckets">${buckets.map(([name, from, to], index) => {
      const found = inBucket(from, to);
      return html`<div class="re-d${index + 1}" style="flex-grow:${sumBy(found, ({ amount }) => amount) / 100000 + 4}"><span>${name}</span><strong class="num">${taka(sumBy(found, ({ amount }) => amount))}</strong><small>${found.length} buyers</small></div>`;
    })}</section>
    <div class="re-tools"><h1>Late instalments</h1><span>four projects, ${late.length} buyers</span><span class="grow"></span>${button('Statement by e-mail', 'secondary')}${button('Remind 7 by SMS', 'primary', 'phone')}</div>
    <section class="re-card re-late"><div class="re-late-head"><span>Unit and buyer</span><span>Days late</span><span>Was due</span><span>What happened</span><span>Late, ৳</span><span>Delay charge</span><span>Together, ৳</span></div><ol>${late.map(row)}</ol><footer><b>All</b><b class="num">${number(sumBy(late, ({ amount }) => amount))}</b><b class="num">${number(sumBy(late, charge))}</b><b class="num">${number(sumBy(late, (one) => one.amount + charge(one)))}</b></footer></section>`,
  );
