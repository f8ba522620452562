import { lines } from '../../kit/charts';
import { number as grouped, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { chosen, instalment, outstanding, schedule } from './data';
import { ledger } from './shell';

const plan = schedule(chosen.loan);
const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const start = Date.UTC(2026, 6, 8);
const week = 7 * 86_400_000;
/** Wednesdays on which the branch is closed; the schedule steps over them. */
const closed = ['2026-08-05', '2026-08-26', '2026-12-16', '2027-03-10', '2027-04-14'].map((iso) => Date.parse(iso));

const days = Array.from({ length: 60 }, (_, index) => start + index * week).filter((day) => !closed.includes(day));
const dateOf = (number: number): Date => new Date(days[number - 1] ?? start);
const short = (number: number): string => {
  const day = dateOf(number);
  return `${day.getUTCDate()} ${months[(day.getUTCMonth() + 6) % 12]}`;
};

const page = (): string =>
  html`<ol class="mc-weeks">${plan.map(({ number }) => html`<li class="${number <= chosen.due ? 'paid' : number === chosen.due + 1 ? 'just' : 'open'}"><small>${short(number)}</small><b>${number}</b>${number <= chosen.due + 1 ? icon('check', 15) : html`<span></span>`}</li>`)}</ol>`;

const cycles = [
  ['1', 10000, '2022', 'paid in time'],
  ['2', 20000, '2023', 'paid in time'],
  ['3', 30000, '2024 to 25', 'two weeks rescheduled, flood'],
  ['4', 40000, 'since July', 'week 18 of 46'],
] as const;

const facts = [
  ['National ID', 'checked, 10 digits'],
  ['Joined', '9 Mar 2022'],
  ['Nominee', 'Daughter, 100%'],
  ['Work', 'Two cows, milk to Ishwardi'],
  ['Mobile for SMS', '01000-001407'],
] as const;

const group = ['14-03', '14-06', '14-07', '14-10', '14-12'];
const saved = [7900, 8250, 8700, 9050, 9480, 9900, 10280, 10630];

export function detail(): string {
  const paid = plan.slice(0, chosen.due + 1);
  return ledger(
    'Members',
    html`<div class="mc-member"><aside class="mc-file"><div class="mc-photo">${icon('user', 86)}</div><h1>Kohinur</h1><span>Member ${chosen.id} · Shapla</span><dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl><h3>Group that guarantees</h3><div class="mc-group">${group.map((one) => html`<i class="${one === chosen.id && 'me'}">${one}</i>`)}</div></aside>
      <section class="mc-passbook"><header><div><h2>Loan 4, passbook page</h2><small>${taka(chosen.loan)} for milk cows · weekly, declining balance 24% a year · closed days left out</small></div><div class="right"><small>Instalment</small><strong class="num">${taka(instalment(chosen.loan))}</strong></div></header>${page()}
        <footer><span><small>Paid</small><b class="num">${taka(sumBy(paid, ({ principal, charge }) => principal + charge))}</b></span><span><small>of it principal</small><b class="num">${taka(sumBy(paid, ({ principal }) => principal))}</b></span><span><small>Service charge</small><b class="num">${taka(sumBy(paid, ({ charge }) => charge))}</b></span><span><small>Still to pay, principal</small><b class="num">${taka(outstanding(chosen.loan, chosen.due + 1))}</b></span></footer></section>
      <div class="mc-side"><section><h3>Loan cycles</h3><ul class="mc-cycles">${cycles.map(([cycle, amount, when, how]) => html`<li class="${cycle === '4' && 'on'}"><b>${cycle}</b><span><i style="width:${(amount / 40000) * 100}%">৳${grouped(amount)}</i><small>${when}, ${how}</small></span></li>`)}</ul></section>
        <section><h3>Savings <small>general, 6% a year</small></h3>${lines([{ name: grouped(chosen.savings), tone: 'leaf', values: saved, area: true }], { width: 300, height: 178, labels: ['Apr', '', '', 'Jul', '', '', '', 'Nov'], from: 6000, to: 12000, step: 2000, format: (value) => (value === 6000 ? '6k' : `${value / 1000}k`), left: 34, right: 62 })}<div class="mc-dps"><span>DPS, 5 years, ${taka(200)} a month</span><b>${taka(8200)}</b></div></section></div></div>`,
  );
}
