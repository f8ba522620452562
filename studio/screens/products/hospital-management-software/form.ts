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

/** A small plan of what the family gets: a room of their own, or one bed in a row. */
const plan = ({ kind, number }: (typeof cabins)[number]): string => {
  const bed = (x: number, tone: string): string =>
    `<rect x="${x}" y="16" width="22" height="38" rx="4" fill="${tone}"/><rect x="${x + 3}" y="19" width="16" height="9" rx="3" fill="#fff"/>`;
  const inside = kind.startsWith('Ward')
    ? [0, 1, 2, 3, 4].map((place) =>
        bed(16 + place * 30, place === (number.endsWith('04') ? 3 : 4) ? '#26348b' : '#cfc9bb'),
      )
    : html`${bed(20, '#26348b')}${bed(54, '#8c96cf')}<rect x="122" y="8" width="46" height="32" fill="#fff" stroke="#47506e" stroke-width="2"/><circle cx="136" cy="24" r="6" fill="none" stroke="#47506e" stroke-width="2"/><path d="M150 16h10v16h-10z" fill="none" stroke="#47506e" stroke-width="2"/>${kind.endsWith('corner') && '<path d="M94 8v32M94 52v10" stroke="#47506e" stroke-width="2"/>'}`;
  return html`<svg class="plan" width="176" height="66" viewBox="0 2 176 66" aria-hidden="true"><rect x="8" y="8" width="160" height="54" fill="#fff"/><path d="M118 62h50V8H8v54h90" fill="none" stroke="#47506e" stroke-width="3" stroke-linecap="round"/>${inside}</svg>`;
};

const cabin = (one: (typeof cabins)[number]): string =>
  html`<li class="${one.state} ${one === chosen && 'chosen'}">${one === chosen && stitchedEdge(12)}<div class="row between"><b class="cabin-number">${one.number}</b><em>${words[one.state]}</em></div><span>${one.kind}</span><small>${one.facts}</small>${plan(one)}<strong class="num">${taka(one.rent)}<small>a day</small></strong></li>`;

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
        { label: 'Consent', note: 'One of two signed', state: 'next' },
      ],
      'card admission-steps',
    )}
    <div class="admission">
      <section class="card given"><h3>Patient</h3><div class="fields">${field('Patient number', 'P-26-07644')}${field('Age and sex', '58, female')}${field('Phone', '01000-000412', { className: 'wide' })}${field('Address', 'Mirpur 11, Dhaka', { className: 'wide' })}</div>
        <h3>Guardian</h3><div class="fields">${field('Relation', 'Husband', { select: true })}${field('Phone', '01000-000413')}${field('National ID', '10 digits, scanned', { className: 'wide' })}</div>
        <h3>Consultant</h3><div class="fields">${field('Under', 'Consultant 2, gynaecology', { select: true, className: 'wide' })}${field('Reason', 'Planned operation, 19 November', { className: 'wide' })}</div></section>
      <section class="card choose"><header><h3>Cabin or ward bed</h3><span class="aside"><span class="stay">Stay of about ${icon('minus', 16)}<b>${daysPaid} days</b>${icon('plus', 16)}</span></span></header><ul>${cabins.map(cabin)}</ul></section>
      <section class="card deposit"><h3>Advance deposit</h3><dl><div><dt>${chosen.number}, ${daysPaid} days at ${taka(chosen.rent)}</dt><dd>${taka(rent)}</dd></div><div><dt>For medicine and tests</dt><dd>${taka(medicineDeposit)}</dd></div><div class="sum"><dt>Advance</dt><dd>${taka(rent + medicineDeposit)}</dd></div></dl><div class="row ways"><span class="active">Cash</span><span>bKash</span><span>Nagad</span><span>Card</span></div></section>
      <section class="card consent"><h3>Consent</h3><ul><li class="on"><i>${icon('check', 16)}</i>Rent and rules were read out in Bangla</li><li class="on"><i>${icon('check', 16)}</i>Guardian may be told the running bill by SMS</li><li><i></i>Patient signs for the operation on the 19th</li></ul><div class="signature"><svg width="300" height="44" viewBox="0 0 300 44"><path d="M14 30c12-22 20-22 18-6s-8 14-4 2 14-12 16-2 10-4 14-8 6 12 12 6 8-10 14-4 4 10 12 4 18-8 40-10"/></svg><small>Guardian, signed 11:48 am</small></div>
        ${button('Admit to cabin 603', 'primary')}</section>
    </div>`,
    html`<h1>New admission</h1><span class="muted">Wed 18 Nov 2026, 11:50 am</span>`,
  );
