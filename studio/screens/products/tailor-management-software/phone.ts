import { number, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { advance, balance, discount, slipSum } from './data';
import { hung } from './garments';

/** Pattern pieces chalked and sewn on the cloth: back, front, sleeves, collar. */
const threads = (): string =>
  html`${thread('M120 130C150 160 230 160 260 130L350 170L330 300C316 320 320 360 322 420L330 700H60L68 420C70 360 74 320 60 300L40 170Z', 'turmeric-500', 5)}${thread('M195 152V700', 'nil-600', 4, '10 12')}${thread('M1010 150C1080 90 1190 90 1260 150L1300 420H970Z', 'madder-600', 5)}${thread('M970 560C1060 530 1200 530 1300 560L1290 640C1200 615 1070 615 982 640Z', 'leaf-300', 5)}${thread('M1135 110V420', 'nil-600', 4, '10 12')}${thread('M1000 740H1290V800H1000Z', 'turmeric-500', 4, '12 11')}`;

const pieces = [
  ['Panjabi', '#ffffff', 'Cotton, own cloth', 'Ready'],
  ['Panjabi', '#f9d27d', 'Rajshahi silk', 'Ready'],
  ['Pyjama', '#fffdf7', 'Cotton, own cloth', 'Ready'],
] as const;

export const phone = (): string =>
  device(
    { threads: threads(), time: '6:05' },
    html`<div class="tl-phone"><header>${icon('left', 24)}<div><h2>Slip 3318</h2><small>Customer 1187 · 017xx-xxx187</small></div><em>26 Nov</em></header>
      <ul>${pieces.map(([name, colour, cloth, state]) => html`<li>${hung(name, colour)}<div><b>${name}</b><small>${cloth}</small></div><span>${icon('check', 18)}${state}</span></li>`)}</ul>
      <section><div><span>To pay</span><b class="num">${number(slipSum - discount)}</b></div><div><span>Advance by bKash, 14 Nov</span><b class="num">${number(-advance)}</b></div><div class="rest"><span>Balance</span><strong class="num">${taka(balance)}</strong></div></section>
      <p><small>SMS sent 26 Nov, 4:10 pm</small>Your panjabi and pyjama are ready. Balance ${taka(balance)}. Open until 9 pm. Tailors, Elephant Road</p>
      <footer><b>Take ${taka(balance)} by</b><div>${['Cash', 'bKash', 'Nagad', 'Card'].map((name, index) => html`<span class="${index === 0 && 'main'}">${name}</span>`)}</div></footer></div>`,
  );
