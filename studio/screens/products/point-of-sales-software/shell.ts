import { mark } from '../../kit/components';
import { longDate } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { today } from './data';

const sections = ['Today', 'Till', 'Stock', 'Purchases', 'Baki khata', 'Day end'] as const;

/** The back office of a shop: one dark strip over the whole width, no sidebar, as on the till itself. */
export const office = (active: (typeof sections)[number], branch: string, body: Part): string =>
  html`<div class="office">
    <header class="strip">
      ${mark('cart')}<b class="product">Point of Sale</b>
      <nav>${sections.map((name) => html`<a class="${name === active && 'active'}">${name}</a>`)}</nav>
      <span class="place">${icon('home', 18)}${branch}</span><span class="day">${longDate(today)}</span>
    </header>
    <main>${body}</main>
  </div>`;
