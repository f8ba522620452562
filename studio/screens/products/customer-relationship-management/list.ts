import { badge, button, pills } from '../../kit/components';
import { html } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import { type Enquiry, enquiries, type Source } from './data';
import { handset, relate } from './shell';

const signs: Record<Source, Icon | null> = {
  Phone: null,
  Facebook: 'users',
  Website: 'doc',
  Fair: 'tag',
  Referral: 'user',
};

const sourceSign = (source: Source): string => {
  const sign = signs[source];
  return html`<span class="cr-source ${source.toLowerCase()}">${sign ? icon(sign, 19) : handset(19)}</span>`;
};

const row = (one: Enquiry): string =>
  html`<li class="${one.same && 'same'} ${!one.owner && 'fresh'}">${sourceSign(one.source)}<div><b>E-${one.no}</b><small>${one.came}</small></div><div><b>${one.name}</b><small>${one.place}</small></div><div><b class="num">${one.mobile}</b><small>${one.same ? html`<u>same number as ${one.same}</u>` : one.source}</small></div><div>${one.asks}</div><div>${one.owner ? html`<span class="cr-owner s${one.owner.slice(-1)}">${one.owner}</span>` : html`<span class="cr-take">Take it</span>`}</div><div class="right">${one.answered === 'not yet' ? badge('not called yet', 'madder') : one.answered ? html`<b class="num">${one.answered}</b>` : badge('18 min waiting', 'turmeric')}</div></li>`;

export const list = (): string =>
  relate(
    'Enquiries',
    html`<div class="cr-title"><h1>Enquiries</h1><span>newest first</span><span class="grow"></span>${pills(['All sources', 'Phone', 'Facebook', 'Website', 'Fair', 'Referral'], 0)}${button('New', 'primary', 'plus')}</div>
    <ul class="cr-list"><li class="heads"><span></span><span>Enquiry</span><span>From</span><span>Mobile</span><span>Asks for</span><span>Owner</span><span class="right">First call after</span></li>${enquiries.map(row)}</ul>
    <footer class="cr-merge">${icon('alert', 22)}<p><b>E-2318 and E-2321 have one mobile number,</b> written as +880 17xx xxx 451 and 017xxxxx451. Both belong to Sales 2.</p>${button('Keep both', 'secondary')}${button('Join to one customer', 'primary')}</footer>`,
  );
