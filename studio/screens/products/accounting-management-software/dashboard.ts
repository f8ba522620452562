import { button } from '../../kit/components';
import { number, sum, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { ageing, balanceOf, cheques, money, queue } from './data';
import { book } from './shell';

const position = ({ name, code, seen, when }: (typeof money)[number]): string => {
  const inBook = balanceOf(code);
  const gap = seen - inBook;
  return html`<div><span>${name}</span><strong class="num ${inBook < 0 && 't-madder'}">${number(inBook)}</strong><p class="${gap !== 0 && 'ac-gap'}">${gap === 0 ? html`${icon('check', 15)}agrees` : html`${when.startsWith('limit') ? '' : html`${gap > 0 ? '+' : ''}${number(gap)}`} to reconcile`}<small>${when}</small></p></div>`;
};

const width = 852;
const axis = 166;
const band = 24;
const slot = width / 28;
const scale = 142 / 560000;
const high = 446;
/** The course of the bank balance has its own scale below the cheques: one lakh is 5 px. */
const level = (balance: number): number => 428 - (balance - 1500000) * 0.00005;

type Movement = { offset: number; coming: number; going: number };
const movements: readonly Movement[] = cheques.map(([offset, coming, going]) => ({ offset, coming, going }));
const days = Array.from({ length: 28 }, (_, offset) => offset);
const dayNumber = (offset: number): number => ((24 + offset - 1) % 30) + 1;
const x = (offset: number): number => Math.round((offset * slot + 5) * 10) / 10;
const balanceAfter = (offset: number): number =>
  balanceOf('1111') +
  sumBy(
    movements.filter((one) => one.offset <= offset),
    ({ coming, going }) => coming - going,
  );

const bar = (offset: number, y: number, amount: number, kind: string): string =>
  amount === 0
    ? ''
    : html`<rect x="${x(offset)}" y="${y.toFixed(1)}" width="20" height="${(amount * scale).toFixed(1)}" class="${kind}"/>`;

const chequeDays = (): string => {
  const points = days.map((offset) => `${x(offset) + 10} ${level(balanceAfter(offset)).toFixed(1)}`);
  return html`<svg class="chart" width="${width}" height="${high}" viewBox="0 0 ${width} ${high}" aria-hidden="true"><rect x="0" y="${axis}" width="${width}" height="${band}" class="ac-days"/>${days.map((offset) => html`<text x="${x(offset) + 10}" y="${axis + 17}" class="middle ${offset % 7 === 3 || offset % 7 === 4 ? 'ac-off' : 'ac-day'}">${dayNumber(offset)}</text>`)}
    ${movements.map(({ offset, coming, going }) => html`${bar(offset, axis - coming * scale, coming, 'ac-in')}${bar(offset, axis + band, going, 'ac-out')}`)}
    <text x="0" y="30" class="ac-word">To receive ${takaShort(sumBy(movements, ({ coming }) => coming))}</text><text x="0" y="318" class="ac-word">To pay ${takaShort(sumBy(movements, ({ going }) => going))}</text>
    <path d="M0 340H${width}" class="gridline"/><path d="M${points.join('H').replace(/H([\d.]+) /g, 'H$1V')}" class="ac-run"/><text x="0" y="${(level(balanceAfter(0)) - 14).toFixed(1)}" class="ac-word">Bank 1 today ${takaShort(balanceAfter(0))}</text><text x="${width}" y="438" class="end ac-word">after all cheques ${takaShort(balanceAfter(27))}</text></svg>`;
};

const ages = (): string => {
  const largest = Math.max(...ageing.receivable);
  return html`<ol class="ac-ages">${ageing.names.map((name, index) => html`<li><b class="num">${number(ageing.receivable[index] ?? 0)}</b><i class="ac-left"><u style="width:${((ageing.receivable[index] ?? 0) / largest) * 100}%"></u></i><span>${name}</span><i class="ac-right"><u style="width:${((ageing.payable[index] ?? 0) / largest) * 100}%"></u></i><b class="num">${number(ageing.payable[index] ?? 0)}</b></li>`)}</ol>`;
};

export const dashboard = (): string =>
  book(
    'Day',
    html`<h1>Tuesday, 24 November 2026</h1><span>44 vouchers this month, 5 open</span><span class="grow"></span>${button('Receipt F6', 'secondary')}${button('Payment F5', 'secondary')}${button('Journal F7', 'primary')}`,
    html`<section class="ac-money">${money.map(position)}</section>
    <div class="ac-day-grid"><section class="ac-cheques"><h3>Cheques dated in the next four weeks</h3>${chequeDays()}</section>
      <section class="ac-queue">${queue.map(({ step, by, items }) => html`<h3>${step}<small>${by}</small></h3><ul>${items.map(([no, text, amount]) => html`<li><b>${no}</b><span>${text}</span><b class="num">${number(amount)}</b></li>`)}</ul>`)}<h3>Due to the treasury<small>by 15 December</small></h3><ul><li><b>TDS</b><span>11 suppliers</span><b class="num">${number(-balanceOf('2110'))}</b></li><li><b>VDS</b><span>4 suppliers</span><b class="num">${number(-balanceOf('2111'))}</b></li></ul></section></div>
    <section class="ac-age"><h3><span>Receivable <b class="num">${taka(sum(ageing.receivable))}</b></span><span>by age</span><span>Payable <b class="num">${taka(sum(ageing.payable))}</b></span></h3>${ages()}</section>`,
  );
