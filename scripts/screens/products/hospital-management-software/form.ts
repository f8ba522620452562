import { button, field, steps, stitchedEdge } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { cabins } from './data';
import { house } from './shell';

const words = { free: 'Free now', reserved: 'Reserved', cleaning: 'Ready 3 pm' } as const;
const chosen = cabins[0];
const daysPaid = 4;
const medicineDeposit = 7000;
const rent = chosen.rent * daysPaid;

const cabin = (one: (typeof cabins)[number]): string =>
  html`<li class="${one.state} ${one === chosen && 'chosen'}">${one === chosen && stitchedEdge(12)}<div class="row between"><b class="cabin-number">${one.number}</b><em>${words[one.state]}</em></div><span>${one.kind}</span><small>${one.facts}</small><strong class="num">${taka(one.rent)}<small>a day</small></strong></li>`;

export const form = (): string =>
  house(
    'Admission',
    html`${steps(
      [
        { label: 'Patient', note: 'P-26-07644', state: 'done' },
        { label: 'Guardian', note: 'Husband', state: 'done' },
        { label: 'Consultant', note: 'Gynaecology', state: 'done' },
        { label: 'Bed', note: 'Choose below', state: 'now' },
        { label: 'Advance', note: taka(rent + medicineDeposit), state: 'next' },
        { label: 'Consent', note: 'Two signatures', state: 'next' },
      ],
      'card admission-steps',
    )}
    <div class="admission">
      <section class="card given"><h3>Patient</h3><div class="fields">${field('Patient number', 'P-26-07644')}${field('Age and sex', '58, female')}${field('Phone', '01000-000412', { className: 'wide' })}</div>
        <h3>Guardian</h3><div class="fields">${field('Relation', 'Husband', { select: true })}${field('Phone', '01000-000413')}${field('National ID', '10 digits, scanned', { className: 'wide' })}</div>
        <h3>Consultant</h3><div class="fields">${field('Under', 'Consultant 2, gynaecology', { select: true, className: 'wide' })}${field('Reason', 'Planned operation, 19 November', { className: 'wide' })}</div></section>
      <section class="card choose"><header><h3>Cabin or ward bed</h3><span class="aside"><span class="stay">Stay of about ${icon('minus', 16)}<b>${daysPaid} days</b>${icon('plus', 16)}</span></span></header><ul>${cabins.map(cabin)}</ul></section>
      <section class="card deposit"><h3>Advance deposit</h3><dl><div><dt>${chosen.number}, ${daysPaid} days at ${taka(chosen.rent)}</dt><dd>${taka(rent)}</dd></div><div><dt>For medicine and tests</dt><dd>${taka(medicineDeposit)}</dd></div><div class="sum"><dt>Advance</dt><dd>${taka(rent + medicineDeposit)}</dd></div></dl><div class="row ways"><span class="active">Cash</span><span>bKash</span><span>Nagad</span><span>Card</span></div></section>
      <section class="card consent"><h3>Consent</h3><ul><li class="on"><i>${icon('check', 16)}</i>Rent and rules were read out in Bangla</li><li class="on"><i>${icon('check', 16)}</i>Guardian may be told the running bill by SMS</li><li><i></i>Consent for admission, signed on the pad</li></ul><div class="signature"><svg width="300" height="44" viewBox="0 0 300 44"><path d="M14 30c12-22 20-22 18-6s-8 14-4 2 14-12 16-2 10-4 14-8 6 12 12 6 8-10 14-4 4 10 12 4 18-8 40-10"/></svg><small>Guardian</small></div>
        ${button('Admit to cabin 603', 'primary')}</section>
    </div>`,
    html`<h1>New admission</h1><span class="muted">Wed 18 Nov 2026, 11:50 am</span>`,
  );
