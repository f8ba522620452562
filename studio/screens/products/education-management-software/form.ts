import { stitchedEdge } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { heads, headTotal, paidBefore } from './data';
import { register } from './shell';

const idCard = (): string =>
  html`<section class="ed-id"><header>School and College, Mohammadpur</header><div><svg width="104" height="124" viewBox="0 0 104 124" aria-hidden="true"><rect width="104" height="124" rx="8" fill="#dfe9e3"/><path d="M16 124c0-26 14-38 36-38s36 12 36 38z" fill="#fff"/><path d="M44 84h16v12l-8 7-8-7z" fill="#c58f63"/><path d="M46 100l6 6 6-6 3 18h-18z" fill="#1f6b4a"/><circle cx="52" cy="56" r="25" fill="#c58f63"/><path d="M27 56c-3-24 9-34 25-34s29 10 25 34c-4-6-5-12-7-16-12 4-26 4-36-1-3 5-4 11-7 17z" fill="#17203d"/></svg>
    <dl><dt>Student</dt><dd>0712</dd><dt>Class</dt><dd>10 Science, roll 7</dd><dt>Guardian</dt><dd>017xx-xxx712</dd></dl></div><footer>${bars()}<b>K26 0712</b></footer></section>`;

/** A pattern of bars for the card reader. */
const bars = (): string =>
  html`<svg width="130" height="26" viewBox="0 0 130 26" shape-rendering="crispEdges" aria-hidden="true">${Array.from(
    '3112321141231221132114231',
    Number,
  ).map((width, index, all) => {
    const x = all.slice(0, index).reduce((sum, one) => sum + one, 0) * 2.6;
    return (
      index % 2 === 0 &&
      html`<rect x="${Math.round(x)}" width="${Math.round(width * 2.6)}" height="26" fill="#17203d"/>`
    );
  })}</svg>`;

const ways = [
  ['Cash', 'cash'],
  ['bKash', 'phone'],
  ['Nagad', 'phone'],
  ['Card', 'card'],
  ['Bank deposit', 'doc'],
] as const;

const given = 4000;

export const form = (): string =>
  register(
    'Fees',
    html`<div class="ed-counter"><div class="ed-left"><div class="ed-search">${icon('search', 22)}<span>0712</span><small>roll, number or mobile</small></div>${idCard()}<section class="ed-paid"><h3>Paid in 2026</h3>${paidBefore.map(({ name, amount }) => html`<div><span>${name}</span><b class="num">${number(amount)}</b></div>`)}<div class="all"><span>Receipts 26-00318 to 26-10904</span><b class="num">${number(sumBy(paidBefore, ({ amount }) => amount))}</b></div></section><section class="ed-sib"><h3>Brother in the school</h3><p><b>Student 1184</b>, class 7 A, is paid up to November. Two children in the school: 25% off the tuition of one.</p></section></div>
      <section class="ed-heads"><h2>Due today</h2><ul>${heads.map(({ name, month, amount }) => html`<li class="${amount < 0 && 'less'}"><i>${icon('check', 16)}</i><div><b>${name}</b><small>${month}</small></div><strong class="num">${number(amount)}</strong></li>`)}<li class="later"><i></i><div><b>Tuition</b><small>December, due on the 10th</small></div><strong class="num">${number(1400)}</strong></li></ul>
        <div class="ed-ways">${ways.map(([name, sign], index) => html`<span class="${index === 0 && 'active'}">${index === 0 && stitchedEdge(10, 'leaf')}${icon(sign, 22)}${name}</span>`)}</div>
        <div class="ed-cash"><div><small>To pay</small><b class="num">${taka(headTotal)}</b></div><div class="typed"><small>Given</small><b class="num">${taka(given)}</b></div><div><small>Back</small><b class="num">${taka(given - headTotal)}</b></div><span>${icon('print', 20)}Take and print</span></div></section>
      <article class="ed-slip"><header><b>Money receipt</b><span>No. 26-11842</span></header><p>18 November 2026 · counter 1, clerk 2</p><p><b>Student 0712</b>, class 10 Science, roll 7</p><table>${heads.map(({ name, month, amount }) => html`<tr><td>${name}<small>${month}</small></td><td>${number(amount)}</td></tr>`)}<tr class="all"><td>Received in cash</td><td>${taka(headTotal)}</td></tr></table><p class="words">Three thousand nine hundred taka only</p><p class="words">Admit card for the model test can be printed after this receipt.</p><footer>Guardian’s part</footer></article></div>`,
    html`<h1>Fee counter</h1><small>Receipts 26-11790 to 26-11841 today, ৳${number(148650)}</small>`,
  );
