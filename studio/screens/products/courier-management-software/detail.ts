import { bars, ean13 } from '../../kit/barcode';
import { paisa, taka, takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { charge, codFee, followed } from './data';
import { hub } from './shell';

const code = ean13('204184182063');
const due = charge(followed.zone, followed.kilos);
const fee = codFee(followed.zone, followed.cod);

const label = (): string =>
  html`<article class="ck-label"><header><b>CTG</b><span><small>Outside Dhaka</small><b>Agrabad hub</b></span><em>COD</em></header>
    <div class="ck-to"><small>To</small><b>Customer 5520, Agrabad C/A</b><span>Access Road, Double Mooring, Chattogram</span><span>01000-005520</span></div>
    <div class="ck-from"><small>From</small><span>Merchant 31, Mirpur 10, Dhaka</span></div>
    <div class="ck-bars">${bars(code, 3.1, 96)}<b>${followed.id}</b></div>
    <footer><span><small>Weight</small><b>${followed.kilos} kg</b></span><span><small>Goods</small><b>Saree, 2 pieces</b></span><span><small>Collect</small><b>${taka(followed.cod)}</b></span></footer></article>`;

type Scan = readonly [string, string, string, string, 'done' | 'now' | 'next'];
const scans: readonly Scan[] = [
  ['16 Nov', '4:12 pm', 'Picked up from Merchant 31', 'Rider 12, phone at Mirpur 10', 'done'],
  ['16 Nov', '7:50 pm', 'In at Tejgaon hub', 'Hub clerk 2, weighed 1.4 kg', 'done'],
  ['16 Nov', '10:05 pm', 'Out in bag 3-0904', 'Seal 771208, night truck to Chattogram', 'done'],
  ['17 Nov', '8:35 am', 'In at Agrabad hub', 'Seal 771208 whole, 46 of 46 parcels', 'done'],
  ['17 Nov', '9:20 am', 'With Rider 4, first attempt', 'Held at 1:10 pm: customer not at home', 'done'],
  ['18 Nov', '10:20 am', 'With Rider 4, second attempt', 'Stop 6 of 21, customer called at 9:55 am', 'now'],
  ['18 Nov', 'about 4 pm', 'To the customer', 'Opens with the SMS code', 'next'],
];

/** Dhaka to Chattogram along the highway, as the bag travels. */
const journey = (): string =>
  html`<svg class="ck-journey" width="824" height="206" viewBox="0 0 806 206" preserveAspectRatio="xMidYMid slice"><rect width="806" height="206" rx="14" class="ck-ground"/><path class="ck-water" d="M190 -10C230 40 216 90 260 120S280 180 262 220" /><path class="ck-water thin" d="M806 150C740 160 690 196 640 216"/><path class="ck-road" d="M60 66C140 60 180 110 260 112S380 60 470 76S600 150 738 130"/>
    <path class="ck-red" d="M60 66C140 60 180 110 260 112S380 60 470 76S600 150 738 130"/>
    <g class="ck-stopdot"><circle cx="60" cy="66" r="11"/><circle cx="172" cy="89" r="8"/><circle cx="470" cy="76" r="8"/><circle cx="640" cy="126" r="8"/><circle cx="738" cy="130" r="13" class="here"/></g>
    <text x="44" y="40">Tejgaon</text><text x="150" y="124" class="small">Kanchpur</text><text x="446" y="54" class="small">Cumilla</text><text x="606" y="160" class="small">Feni</text><text x="690" y="104">Agrabad</text><text x="330" y="136" class="small">night truck, 10 h 30 min</text></svg>`;

const money = [
  ['Collect at the door', taka(followed.cod)],
  [`Charge, ${followed.kilos} kg outside Dhaka`, `−${taka(due)}`],
  ['COD fee 1%', `−${takaExact(fee)}`],
] as const;

const messages = [
  ['16 Nov, 8:02 pm', 'Your parcel KC-418206 is on its way. Track it at the link.'],
  ['18 Nov, 10:21 am', 'Rider 4 comes today. Keep ৳2,450 and give the code when you have the parcel.'],
] as const;

export const detail = (): string =>
  hub(
    'Parcels',
    html`<header class="ck-bar"><h1>${followed.id}</h1><span class="ck-chip on">With Rider 4</span><span class="muted">second attempt, due today</span><span class="grow"></span><span class="ck-btn">${icon('phone', 18)}Call rider</span><span class="ck-btn main">${icon('print', 18)}Print label</span></header>
    <div class="ck-detail"><div class="ck-leftcol">${label()}<section class="ck-money">${money.map(([name, amount]) => html`<div><span>${name}</span><b class="num">${amount}</b></div>`)}<div class="sum"><span>To Merchant 31</span><strong class="num">${takaExact(paisa(followed.cod - due - fee))}</strong></div></section></div>
      <div class="ck-rightcol">${journey()}<section class="ck-hand"><h3>Every hand-over is a scan</h3><ol>${scans.map(([day, time, what, who, state]) => html`<li class="${state}"><span><b>${time}</b><small>${day}</small></span><i>${state === 'done' && icon('check', 15)}</i><div><b>${what}</b><small>${who}</small></div></li>`)}</ol></section>
        <section class="ck-sms"><h3>SMS to the customer</h3>${messages.map(([when, text]) => html`<div><p>${text}</p><small>${when}</small></div>`)}<div class="ck-photo">${icon('scan', 20)}<span>Photo of delivery<small>after the code</small></span></div></section></div></div>`,
  );
