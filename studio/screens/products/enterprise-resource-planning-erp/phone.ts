import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, phoneTabs, thread } from '../../kit/phone';
import { goodsOf, quotes, totalOf, vatOf, wantedItems } from './data';

const [best] = [...quotes].sort((a, b) => totalOf(a) - totalOf(b));

/** Papers of five departments, joined by one thread that runs behind the phone. */
const threads = (): string => {
  const paper = (x: number, y: number): string =>
    thread(`M${x} ${y}h150v190h-190v-150z M${x} ${y}v40h-40`, 'nil-600', 4, '13 11');
  return html`${paper(180, 120)}${paper(300, 580)}${paper(1130, 90)}${paper(1230, 540)}${thread('M330 215C460 215 480 300 560 300M450 675C520 675 540 620 620 620M820 300C960 300 980 190 1090 190M820 620C980 620 1040 640 1190 640', 'turmeric-500', 6, '18 14')}`;
};

export function phone(): string {
  if (!best) return '';
  const second = Math.min(...quotes.filter((quote) => quote !== best).map(totalOf));
  const screen = html`<div class="erp-phone"><header><small>Approvals · 1 of 3</small><h2>Packing for OR-2618</h2></header>
    <section class="erp-amount"><small>Requisition 1182, at our gate</small><strong>${taka(totalOf(best))}</strong><span>${taka(second - totalOf(best))} less than the next of three</span></section>
    <section><h3>${best.supplier}, ${best.place}</h3>${wantedItems.map(({ name, quantity }, index) => html`<div class="row between"><span>${name.split(',')[0]}</span><b class="num">${taka(quantity * (best.rates[index] ?? 0))}</b></div>`)}<div class="row between erp-rule"><span>Goods</span><b class="num">${taka(goodsOf(best))}</b></div><div class="row between"><span>VAT 15%</span><b class="num">${taka(vatOf(best))}</b></div></section>
    <ol>${['Stores', 'Merchandiser 2', 'Purchase'].map((name) => html`<li>${icon('check', 16)}${name}</li>`)}<li class="now"><i></i>You, above ৳1,00,000</li></ol>
    <div class="erp-buttons"><span>Send back</span><span class="main">${icon('check', 22)}Approve</span></div>${phoneTabs(
      [
        ['check', 'Approve'],
        ['chart', 'Output'],
        ['cash', 'Cash'],
        ['doc', 'Orders'],
      ],
      0,
    )}</div>`;
  return device({ threads: threads(), darkHeader: true, headerColour: 'var(--nil-900)', time: '6:42' }, screen);
}
