import { field } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { instalment, schedule, weeks } from './data';
import { ledger } from './shell';

const loan = 60000;
const plan = schedule(loan);
const insurance = loan * 0.01;
const security = loan * 0.05;
const charge = sumBy(plan, (week) => week.charge);

const scale = 340 / instalment(loan);
const bar = 15.6;

/** Every week as one column: service charge on top of principal, smaller each week. */
const stack = (): string =>
  html`<svg width="780" height="400" viewBox="0 0 780 400" aria-hidden="true">${plan.map(
    ({ principal, charge: part }, index) => {
      const x = 34 + index * (bar + 0.4);
      const low = principal * scale;
      const top = part * scale;
      return html`<rect class="mc-principal" x="${x.toFixed(1)}" y="${(370 - low).toFixed(1)}" width="${bar - 3}" height="${low.toFixed(1)}"/><rect class="mc-charge" x="${x.toFixed(1)}" y="${(368 - low - top).toFixed(1)}" width="${bar - 3}" height="${top.toFixed(1)}"/>${(index === 0 || (index % 5 === 4 && index < 44)) && html`<text x="${(x + 6).toFixed(1)}" y="391">${index + 1}</text>`}`;
    },
  )}<text x="770" y="391" class="end">46</text></svg>`;

const products = [
  ['Jagoron', 'weekly, 46 instalments', true],
  ['Agrosor', 'monthly, 12 instalments', false],
  ['Seasonal', 'once, after the harvest', false],
] as const;

const approvals = [
  ['Officer 1', 'visited the house 15 Nov', 'done'],
  ['Branch accountant', 'savings and group checked', 'done'],
  ['Branch manager', `to ${taka(100000)}`, 'now'],
  ['Area manager', `above ${taka(100000)}`, 'none'],
] as const;

const signed = [
  ['14-01', true],
  ['14-04', true],
  ['14-02', true],
  ['14-11', true],
  ['14-13', false],
] as const;

export const form = (): string =>
  ledger(
    'Loans',
    html`<div class="mc-loan"><section class="mc-apply"><h1>Disbursement</h1><div class="mc-products">${products.map(([name, how, on]) => html`<span class="${on && 'on'}"><b>${name}</b><small>${how}</small></span>`)}</div>
        <div class="mc-fields">${field('Member', '14-08, Nurjahan', { select: true })}${field('Cycle', '4, after loan 3 is paid')}${field('Amount', number(loan), { unit: '৳', focused: true })}${field('For', 'Two handlooms')}${field('First instalment', 'Wed 2 Dec 2026')}${field('Grace', 'One week')}</div>
        <div class="mc-switch"><span class="on">Declining balance 24%</span><span>Flat</span></div>
        <h3>Group guarantee</h3><div class="mc-group">${signed.map(([one, yes]) => html`<i class="${yes ? 'me' : ''}">${one}${yes && icon('check', 15)}</i>`)}</div><small>Four of five have signed; three are enough.</small></section>
      <section class="mc-plan"><header><h2>${weeks} weeks</h2><span><i class="mc-principal"></i>Principal ${taka(loan)}</span><span><i class="mc-charge"></i>Service charge ${taka(charge)}</span></header>${stack()}<p>Week 3 falls on Victory Day, 16 December: it moves by one week, and every later date with it.</p>
        <div class="mc-approve">${approvals.map(([who, what, state]) => html`<div class="${state}"><i>${state === 'done' && icon('check', 16)}</i><b>${who}</b><small>${what}</small></div>`)}</div></section>
      <aside class="mc-slip"><h3>Paid in hand</h3><dl><div><dt>Loan</dt><dd>${taka(loan)}</dd></div><div><dt>Insurance 1%</dt><dd>−${taka(insurance)}</dd></div><div><dt>Security savings 5%</dt><dd>−${taka(security)}</dd></div></dl><strong class="num">${taka(loan - insurance - security)}</strong><small>security savings stay the member’s own</small>
        <h3>She pays back</h3><dl><div><dt>Each week</dt><dd>${taka(instalment(loan))}</dd></div><div><dt>Last week</dt><dd>${taka((plan[weeks - 1]?.principal ?? 0) + (plan[weeks - 1]?.charge ?? 0))}</dd></div><div><dt>Together</dt><dd>${taka(loan + charge)}</dd></div></dl><span class="mc-close">${icon('check', 19)}Approve and print schedule</span></aside></div>`,
  );
