import { percent, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { cashBook, collection, inHand, officers, type Samity, samities, savings } from './data';
import { ledger } from './shell';

const tile = (one: Samity): string =>
  html`<article class="${!one.sent && 'waits'} ${one.sent === 'phone' && 'onphone'}"><header><b>${one.number}</b><span>${one.name.replace(' mohila samity', '')}</span><small>${one.sent === 'phone' ? html`${icon('phone', 15)}on the phone` : one.sent ? html`${icon('check', 15)}${one.sent}` : '2:00 pm'}</small></header>
    <div class="mc-dots">${one.dots.map((dot) => html`<i class="${dot}"></i>`)}</div>
    <footer><strong class="num">${one.got ? taka(one.got) : '–'}</strong><span class="num">of ${taka(one.due)}</span><b>${one.got ? percent(one.got / one.due) : ''}</b></footer></article>`;

const officer = (number: number): string => {
  const own = samities.filter((one) => one.officer === number);
  return html`<section class="mc-officer"><header><span>${number}</span><div><b>Officer ${number}</b><small>${own.length} samities, ${sumBy(own, ({ dots }) => dots.length)} members</small></div><strong class="num">${taka(sumBy(own, ({ got, saved }) => got + saved))}</strong></header><div>${own.map(tile)}</div></section>`;
};

const lines = [
  ['Cash in the morning', cashBook.opening, ''],
  ['Instalments', collection, '+'],
  ['Savings', savings, '+'],
  ['Loans paid out, 2', -cashBook.disbursed, ''],
  ['Savings withdrawn', -cashBook.withdrawn, ''],
  ['To the bank', -cashBook.bank, ''],
  ['Branch expenses', -cashBook.spent, ''],
] as const;

export function dashboard(): string {
  const due = sumBy(samities, (one) => one.due);
  const dots = samities.flatMap((one) => one.dots);
  const count = (state: string): number => dots.filter((dot) => dot === state).length;
  return ledger(
    'Branch day',
    html`<div class="mc-day"><div class="mc-officers"><header class="mc-head"><h1>Collection of Wednesday</h1><span><i class="paid"></i>Paid ${count('paid')}</span><span><i class="part"></i>Part ${count('part')}</span><span><i class="absent"></i>Not paid ${count('absent')}</span><span><i class="later"></i>Not yet ${count('later')}</span><span class="grow"></span><b class="num">${taka(collection)} of ${taka(due)}</b></header>${officers.map(officer)}</div>
      <aside class="mc-cash"><h2>Cash book, 18 Nov</h2><dl>${lines.map(([name, amount, sign]) => html`<div class="${sign && 'plus'}"><dt>${name}</dt><dd>${sign}${taka(amount)}</dd></div>`)}<div class="sum"><dt>Should be in hand</dt><dd>${taka(inHand)}</dd></div></dl>
        <ul><li class="done">${icon('check', 17)}17 Nov closed and locked</li><li class="done">${icon('check', 17)}10 of 12 sheets at the branch</li><li>${icon('phone', 17)}Kamini waits for signal</li><li>${icon('clock', 17)}Hasnahena meets at 2 pm</li></ul><span class="mc-close">Close the day after two more sheets</span></aside></div>`,
  );
}
