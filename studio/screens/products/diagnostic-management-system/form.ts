import { bars, ean13 } from '../../kit/barcode';
import { field } from '../../kit/components';
import { percent, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { billed, type Cap, caps, discount, dueAmount, gross, paid, type Test } from './data';
import { lab } from './shell';
import { capDot, tube } from './tube';

const line = (one: Test): string =>
  html`<li>${one.cap ? capDot(one.cap) : icon('doc', 18)}<span><b>${one.name}</b><small>${one.department}</small></span><small>${one.ready}</small><b class="num">${taka(one.price)}</b>${icon('cross', 15)}</li>`;

const needed: readonly Cap[] = ['gel', 'edta', 'fluoride', 'urine'];
const departments: Record<string, string> = { gel: 'BIO', edta: 'HAEM', fluoride: 'BIO', urine: 'MICRO' };

const label = (cap: Cap, index: number): string =>
  html`<div class="dg-labelrow">${tube(cap, 'done', 128)}<div class="dg-label"><header><b>Patient 3342</b><span>F 46</span></header>${bars(ean13(`20411802${index + 1}046`), 1.5, 40)}<footer><b>D-11802-${index + 1}</b><span>${departments[cap]}</span></footer></div><small>${caps[cap].name}</small></div>`;

const packages = [
  ['Diabetes check', 3, 1400],
  ['Heart check', 5, 3200],
  ['Fever, 3 days', 4, 1850],
  ['Before operation', 7, 2900],
] as const;

export const form = (): string =>
  lab(
    'Billing',
    html`<div class="dg-bill"><section class="dg-who"><h1>Bill D-11802</h1>${field('Patient', 'Patient 3342')}<div class="dg-two">${field('Age', '46', { unit: 'years' })}${field('Sex', 'Female', { select: true })}</div>${field('Mobile for the SMS link', '01000-003342')}${field('Referred by', 'Doctor 14, medicine', { select: true })}<h3>Packages</h3><ul>${packages.map(([name, tests, price]) => html`<li><b>${name}</b><small>${tests} tests</small><span class="num">${taka(price)}</span></li>`)}</ul></section>
      <section class="dg-tests"><span class="dg-seek">${icon('search', 20)}<b>x-ray ch</b><small>Chest X-ray, PA view · ${taka(600)}</small></span><ol>${billed.map(line)}</ol><div class="dg-promise">${icon('clock', 24)}<span><b>Ready today, 5 pm</b>X-ray at 6 pm, when the consultant has written it</span><em>Urgent +${taka(300)}</em></div>
        <dl><div><dt>${billed.length} tests</dt><dd>${taka(gross)}</dd></div><div><dt>Discount ${percent(discount / gross)}<small>your limit is 10%</small></dt><dd>−${taka(discount)}</dd></div><div class="sum"><dt>To pay</dt><dd>${taka(gross - discount)}</dd></div></dl></section>
      <section class="dg-labels"><header><h3>Labels for the collection room</h3><span>${needed.length} tubes</span></header>${needed.map(label)}</section>
      <aside><h3>Payment</h3><div class="dg-ways"><span class="on">Cash</span><span>bKash</span><span>Nagad</span><span>Card</span></div><div class="dg-amount"><small>Paid now</small><strong class="num">${taka(paid)}</strong></div><div class="dg-amount due"><small>Due at delivery</small><strong class="num">${taka(dueAmount)}</strong></div><p>The report waits at the counter until the due is paid.</p><span class="dg-btn main">${icon('print', 19)}Print slip and labels</span></aside></div>`,
  );
