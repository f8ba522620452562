import { mark } from '../../kit/components';
import { paisa, sumBy, taka, takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { basket, findItem } from './data';

const lineTotal = ({ item, quantity, discount }: (typeof basket)[number]): number => item.sell * quantity - discount;

const toPay = sumBy(basket, lineTotal);
const discounts = sumBy(basket, ({ discount }) => discount);
/** The shelf price includes VAT, so the tax is the part r / (1 + r) of the line. */
const vat = paisa(sumBy(basket, (line) => (lineTotal(line) * line.item.vat) / (1 + line.item.vat)));
const received = 2000;
const chosen = 5;

const lines = (): string =>
  html`<ol class="lines">${basket.map((line, index) => {
    const { item, quantity, discount } = line;
    return html`<li class="${index === chosen && 'chosen'}"><span class="count">${quantity}</span><span class="what"><b>${item.name}</b><small>${quantity} × ${taka(item.sell)}${item.vat > 0 && ' · VAT 15%'}${discount > 0 && html` · <span class="t-madder">discount ${taka(discount)}</span>`}</small></span><strong class="num">${taka(lineTotal(line))}</strong></li>`;
  })}</ol>`;

const quick = (
  [
    ['Miniket rice 5 kg', 'sack'],
    ['Soybean oil 1 l', 'bottle'],
    ['Sugar 1 kg', 'packet'],
    ['Atta 2 kg', 'sack'],
    ['Iodised salt 1 kg', 'packet'],
    ['Tea leaf 400 g', 'tin'],
  ] as const
).map(([name, shape]) => ({ ...findItem(name), shape }));
const loose = [
  ['Potato, loose', '৳48 / kg', 'potato'],
  ['Onion, loose', '৳92 / kg', 'onion'],
  ['Eggs, 4 pieces', '৳52', 'eggs'],
  ['Green chilli', '৳14 / 100 g', 'chilli'],
] as const;

/** Plain outlines of the goods, so that the hand finds a tile before the eye has read it. */
const shapes = {
  sack: 'M10 8h20M12 8c-4 8-6 18-4 27 1 2 3 3 5 3h14c2 0 4-1 5-3 2-9 0-19-4-27M15 8l-2-5h14l-2 5M15 20h10M15 26h10',
  bottle: 'M17 3h6v6c4 2 6 5 6 9v17a3 3 0 01-3 3H14a3 3 0 01-3-3V18c0-4 2-7 6-9zM11 21h18M11 31h18',
  packet: 'M10 5h20l2 4v26a3 3 0 01-3 3H11a3 3 0 01-3-3V9zM8 11h24M15 20h10v9H15z',
  tin: 'M9 9c0-3 22-3 22 0v25c0 4-22 4-22 0zM9 9c0 3 22 3 22 0M9 17c0 3 22 3 22 0M9 28c0 3 22 3 22 0',
  potato:
    'M8 22c-2-8 5-15 13-13 9 2 13 9 11 17-2 7-10 10-16 8-5-2-7-7-8-12zM16 18v.1M24 16v.1M21 25v.1M27 24v.1M15 26v.1',
  onion: 'M20 4c0 7-2 8-6 10-10 6-6 20 6 20s16-14 6-20c-4-2-6-3-6-10zM20 14c-6 5-6 15 0 20M20 14c6 5 6 15 0 20M16 37h8',
  eggs: 'M13 12c-5 0-8 10-8 15a8 8 0 0016 0c0-5-3-15-8-15zM27 12c-3 0-5 4-6 7M21 31a8 8 0 0014-4c0-5-3-15-8-15',
  chilli: 'M30 5c-1 3-3 4-5 5M19 12c2-3 7-4 10-1 4 12-7 24-22 26 7-6 10-14 12-25z',
} as const;

const good = (shape: keyof typeof shapes): string =>
  html`<svg class="icon good" width="50" height="50" viewBox="0 0 40 40" aria-hidden="true"><path d="${shapes[shape]}"/></svg>`;

const tiles = (): string =>
  html`<section class="tiles"><div class="groups"><span class="active">Quick</span><span>Rice</span><span>Oil</span><span>Milk, tea</span></div>
    <div class="tile-grid">${quick.map(({ name, sell, shape }) => html`<span class="tile"><b>${name}</b>${good(shape)}<em class="num">${taka(sell)}</em></span>`)}
    ${loose.map(([name, price, shape]) => html`<span class="tile loose"><b>${name}</b>${good(shape)}<em class="num">${price}</em></span>`)}</div></section>`;

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '00', '.'];
const ways: readonly (readonly [string, Icon, string])[] = [
  ['Cash', 'cash', 'cash'],
  ['bKash', 'phone', ''],
  ['Nagad', 'phone', ''],
  ['Card', 'card', ''],
];

const pay = (): string =>
  html`<section class="pay">
    <div class="amount"><span>To pay</span><strong class="num">${taka(toPay)}</strong><div><span>Received <b class="num">${taka(received)}</b></span><span>Give back <b class="num back">${taka(received - toPay)}</b></span></div></div>
    <div class="keypad"><div class="keys">${keys.map((key) => html`<span>${key}</span>`)}</div><div class="side"><span>৳500</span><span>৳1,000</span><span>Exact</span><span>${icon('left', 24)}</span></div></div>
    <div class="ways">${ways.map(([name, sign, kind]) => html`<span class="${kind}">${icon(sign, 26)}${name}</span>`)}</div>
  </section>`;

const functions = [
  ['F1', 'Scan'],
  ['F2', 'Hold sale'],
  ['F3', 'Recall (2)'],
  ['F4', 'Discount'],
  ['F5', 'Customer'],
  ['F6', 'Baki'],
  ['F7', 'Return'],
  ['F8', 'Open drawer'],
  ['F9', 'Last receipt'],
] as const;

export const form = (): string =>
  html`<div class="till">
    <header>${mark('cart')}<b>Mirpur · Till 1</b><span>Cashier 1 since 9:00 am</span><span class="grow"></span><span class="online"><i></i>Online, all receipts sent</span><b class="num">9:36 pm</b></header>
    <section class="basket"><div class="basket-head"><h2>Receipt M-20642</h2><span>${icon('user', 18)}Customer 0412</span></div>
      ${lines()}
      <dl><div><dt>${basket.length} items, ${sumBy(basket, ({ quantity }) => quantity)} pieces</dt><dd>${takaExact(toPay + discounts)}</dd></div><div><dt>Discount</dt><dd>${takaExact(-discounts)}</dd></div><div><dt>VAT 15%, in the price</dt><dd>${takaExact(vat)}</dd></div><div class="total"><dt>Total</dt><dd>${takaExact(toPay)}</dd></div></dl>
    </section>
    ${tiles()}${pay()}
    <footer>${functions.map(([key, name]) => html`<span><kbd>${key}</kbd>${name}</span>`)}</footer>
  </div>`;
