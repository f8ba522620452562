import { badge, button } from '../../kit/components';
import { taka } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { last, revisions, total } from './data';
import { handset, relate } from './shell';

type Event = {
  day: string;
  time: string;
  side: 'theirs' | 'ours';
  sign: string;
  title: Part;
  text: Part;
  tone?: string;
};

const offers = revisions.map(
  (revision): Event => ({
    day: revision.date,
    time: 'quotation',
    side: 'ours',
    sign: icon('doc', 18),
    title: html`Quotation ${revision.name} <strong class="num">${taka(total(revision))}</strong>`,
    text: revision.change,
    tone: revision === last ? 'last' : '',
  }),
);
const [first, second, third] = offers;

const events: readonly (Event | undefined)[] = [
  {
    day: '1 Nov',
    time: '12:10 pm',
    side: 'theirs',
    sign: handset(18),
    title: 'Call, referred by Customer 0265',
    text: 'Wants power for two theatres and the lift. Thinks of 125 kVA.',
  },
  first,
  {
    day: '7 Nov',
    time: '3:00 pm',
    side: 'ours',
    sign: icon('pin', 18),
    title: 'Site visit, load test',
    text: 'Peak 71 kW for 20 minutes. 100 kVA is enough; place for the set behind the building.',
  },
  second,
  {
    day: '12 Nov',
    time: '5:25 pm',
    side: 'theirs',
    sign: handset(18),
    title: 'Call, 6 minutes',
    text: 'Compares with another dealer who offers ৳60,000 less, without earthing.',
  },
  third,
  {
    day: '17 Nov',
    time: '11:40 am',
    side: 'theirs',
    sign: icon('phone', 18),
    title: 'WhatsApp',
    text: 'Board meets on the evening of 18 November. Call on the 19th.',
  },
  {
    day: '19 Nov',
    time: '11:00 am',
    side: 'ours',
    sign: handset(18),
    title: 'Promised call',
    text: 'Answer of the board to R3; offer the service contract.',
    tone: 'promised',
  },
];

const event = ({ day, time, side, sign, title, text, tone }: Event): string =>
  html`<li class="${side} ${tone}"><div class="cr-when"><b>${day}</b><small>${time}</small></div><i>${sign}</i><article><h4>${title}</h4><p>${text}</p></article></li>`;

export const detail = (): string =>
  relate(
    'Customers',
    html`<div class="cr-person"><span class="cr-sign">${icon('home', 30)}</span><div><h1>Customer 0412</h1><span>Clinic, 40 beds · Mirpur 10, Dhaka · manager on 017xx-xxx412</span></div><span class="grow"></span>${badge('Quoted', 'nil')}${badge('Owner: Sales 1', 'plain')}${button('Pass to colleague', 'secondary')}</div>
    <div class="cr-history"><section class="cr-thread"><header><b>From the customer</b><b>From us</b></header><ol>${events.map((one) => one && event(one))}</ol></section>
      <div class="cr-facts"><section><small>Quotation R3, with VAT</small><strong class="num">${taka(total(last))}</strong><span>valid until 30 November</span>${button('Open R3', 'secondary', 'doc')}</section>
        <section><h3>Bought before</h3><ul><li><b>Online UPS 3 kVA</b><small>12 Mar 2025</small><span class="num">${taka(92000)}</span></li><li><b>Battery change</b><small>8 Aug 2026</small><span class="num">${taka(26500)}</span></li></ul></section>
        <section><h3>People</h3><ul><li><b>Manager</b><small>decides with the board</small></li><li><b>Engineer</b><small>asked for ATS and canopy</small></li></ul></section>
        <section class="cr-note"><h3>Keep in mind</h3><p>Do not call between 1 and 3 pm: operations. Delivery only on a Friday.</p></section></div></div>`,
  );
