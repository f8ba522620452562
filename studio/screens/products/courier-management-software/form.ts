import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { charge, type Zone, zones } from './data';
import { hub } from './shell';

type Line = {
  customer: string;
  phone: string;
  address: string;
  place: readonly [string, string, string];
  zone: Zone;
  kilos: number;
  cod: number;
  fault?: 'phone' | 'thana' | undefined;
};

const line = (
  customer: number,
  phone: string,
  address: string,
  place: readonly [string, string, string],
  [zone, kilos, cod]: readonly [Zone, number, number],
  fault?: Line['fault'],
): Line => ({ customer: `Customer ${customer}`, phone, address, place, zone, kilos, cod, fault });

const upload: readonly Line[] = [
  line(5601, '01000-005601', 'Road 12, house 8', ['Dhaka', 'Dhanmondi', 'Satmasjid Road'], ['Inside city', 0.5, 1290]),
  line(5602, '01000-005602', 'Bazar road, 2nd floor', ['Dhaka', 'Savar', 'Bank Town'], ['Suburb', 1.6, 2350]),
  line(
    5603,
    '01000-0056',
    'Section 11, block C',
    ['Dhaka', 'Pallabi', 'Mirpur 11'],
    ['Inside city', 0.8, 990],
    'phone',
  ),
  line(5604, '01000-005604', 'College gate', ['Cumilla', 'Adarsha Sadar', 'Kandirpar'], ['Outside Dhaka', 1.2, 1840]),
  line(
    5605,
    '01000-005605',
    'Station road, shop 4',
    ['Chattogram', 'Kotwali', 'Station Road'],
    ['Outside Dhaka', 2.7, 4600],
  ),
  line(5606, '01000-005606', 'Near the old court', ['Rangpur', '', ''], ['Outside Dhaka', 0.4, 760], 'thana'),
  line(5607, '01000-005607', 'Sector 4, road 9', ['Dhaka', 'Uttara West', 'Sector 4'], ['Inside city', 3.2, 3150]),
  line(5608, '01000-005608', 'Chashara, lane 2', ['Narayanganj', 'Sadar', 'Chashara'], ['Suburb', 0.9, 1420]),
  line(5609, '01000-005609', 'Mosque lane', ['Khulna', 'Sonadanga', 'Boyra'], ['Outside Dhaka', 0.7, 2080]),
];

const good = upload.filter(({ fault }) => !fault);
const price = ({ zone, kilos }: Line): number => charge(zone, kilos);

const row = (one: Line, index: number): string =>
  html`<div class="ck-row ${one.fault && 'bad'}"><span class="no">${index + 2}</span><span>${one.customer}</span><span class="num ${one.fault === 'phone' && 'wrong'}">${one.phone}</span><span>${one.address}</span><span>${one.place[0]}</span><span class="${one.fault === 'thana' && 'wrong'}">${one.place[1] || 'choose'}</span><span>${one.place[2]}</span><span class="num right">${one.kilos.toFixed(1)}</span><span class="num right">${number(one.cod)}</span><span class="num right"><b>${one.fault ? '' : price(one)}</b></span></div>`;

const weights = [1, 2, 3, 5];

export const form = (): string =>
  hub(
    'Booking',
    html`<header class="ck-bar"><h1>Booking for Merchant 31</h1><span class="ck-chip">One parcel</span><span class="ck-chip on">${icon('table', 16)}Excel sheet</span><span class="grow"></span><span class="muted">orders-18-nov.xlsx · ${upload.length} rows read</span></header>
    <section class="ck-sheet"><div class="ck-row heads"><span class="no"></span><span>Customer</span><span>Phone</span><span>Address</span><span>District</span><span>Thana</span><span>Area</span><span class="right">kg</span><span class="right">COD, ৳</span><span class="right">Charge, ৳</span></div>${upload.map(row)}</section>
    <div class="ck-under"><section class="ck-faults"><h3>${upload.length - good.length} rows to put right</h3><div>${icon('alert', 20)}<span><b>Row 4: the phone number has 9 digits</b><small>11 are needed for the SMS code and the call button</small></span></div><div>${icon('alert', 20)}<span><b>Row 7: thana is missing</b><small>Rangpur has Kotwali, Pirgachha, Mithapukur and more</small></span></div></section>
      <section class="ck-prices"><h3>Charge by zone and weight, ৳</h3><table><thead><tr><th>Zone</th>${weights.map((kilos) => html`<th>to ${kilos} kg</th>`)}<th>Reaches</th><th>In this sheet</th></tr></thead><tbody>${zones.map(({ name, days }) => html`<tr><td><b>${name}</b></td>${weights.map((kilos) => html`<td class="${good.some((one) => one.zone === name && Math.ceil(one.kilos) === kilos) && 'used'}">${charge(name, kilos)}</td>`)}<td>${days}</td><td>${good.filter((one) => one.zone === name).length} parcels</td></tr>`)}</tbody></table></section>
      <section class="ck-book"><div><span>To collect</span><b class="num">${taka(sumBy(good, ({ cod }) => cod))}</b></div><div><span>Charges</span><b class="num">${taka(sumBy(good, price))}</b></div><div><span>Pick-up</span><b>Today, 5 to 6 pm</b></div><span class="ck-btn main">${icon('print', 19)}Book ${good.length} and print labels</span></section></div>`,
  );
