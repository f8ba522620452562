import { number } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { charge, type Parcel, parcels, stages } from './data';
import { hub } from './shell';

const dot = (one: Parcel, index: number): string => {
  const scan = one.scans[index];
  const last = index === one.scans.length - 1;
  const [day, month, time, half] = scan?.split(' ') ?? [];
  return html`<span class="ck-scan ${scan ? 'yes' : 'no'} ${last && one.state} ${index === 0 && 'first'}"><i>${scan && icon(last && one.state === 'late' ? 'alert' : last && one.state === 'back' ? 'back' : last && one.state === 'held' ? 'clock' : 'check', 15)}</i>${scan && html`<b>${time} ${half}</b><small>${day} ${month}</small>`}</span>`;
};

const row = (one: Parcel): string =>
  html`<li class="${one.state}"><span><b class="num">${one.id}</b><small>Merchant ${one.merchant} · ${one.kilos} kg</small></span><span><b>${one.to}</b><small>${one.zone}</small></span><span class="ck-trail">${stages.map((_, index) => dot(one, index))}</span><span><b>${one.hub}</b><small class="why">${one.note}</small></span><span class="right"><b class="num">${number(one.cod)}</b><small class="num">charge ${charge(one.zone, one.kilos)}</small></span></li>`;

const filters = ['All', 'To pick up', 'In hubs', 'With riders', 'Held', 'Returns'];

export const list = (): string =>
  hub(
    'Parcels',
    html`<header class="ck-bar"><h1>Parcels and their scans</h1>${filters.map((name, index) => html`<span class="ck-chip ${index === 0 && 'on'}">${name}</span>`)}<span class="ck-chip warn">${icon('alert', 16)}No scan for a day: ${parcels.filter(({ state }) => state === 'late').length}</span><span class="ck-find">${icon('scan', 19)}Scan or type a number</span></header>
    <section class="ck-table"><div class="ck-heads"><span>Parcel</span><span>Going to</span><span class="ck-trail">${stages.map((name) => html`<span>${name}</span>`)}</span><span>Hub and state</span><span class="right">COD, ৳</span></div><ol>${parcels.map(row)}</ol></section>`,
  );
