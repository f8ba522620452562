import { button, stitchedEdge } from '../../kit/components';
import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { last, net, revisions, total, vat } from './data';
import { relate } from './shell';

const outcomes = [
  ['Agreed', 'Order follows'],
  ['Wants a change', 'Makes revision R4'],
  ['Call again', 'Needs a date'],
  ['No answer', 'Try in two hours'],
  ['Lost', 'Asks for the reason'],
] as const;
const chosen = 1;

/** Calls that Sales 1 has already promised, by day of November 2026. */
const load: Record<number, number> = { 19: 8, 21: 3, 22: 5, 23: 4, 24: 2, 25: 1, 28: 2, 29: 3, 30: 1 };
/** Week from Sunday; 1 November 2026 is one. Friday is free, Saturday is worked. */
const days = Array.from({ length: 35 }, (_, index) => index + 1);

const day = (value: number): string => {
  if (value > 30) return html`<span class="after">${value - 30}</span>`;
  const friday = value % 7 === 6;
  const count = load[value] ?? 0;
  return html`<span class="${value < 19 && 'past'} ${friday && 'friday'} ${value === 19 && 'today'} ${value === 22 && 'picked'}"><b>${value}</b>${value > 18 && !friday && html`<small>${Array.from({ length: count }, () => '<i></i>')}</small>`}</span>`;
};

export const form = (): string =>
  relate(
    'Customers',
    html`<div class="cr-title"><h1>After the call</h1><span>Customer 0412 · 11:00 am, 7 minutes</span><span class="grow"></span><span class="cr-live">${icon('clock', 18)}Call ended 11:07 am</span></div>
    <div class="cr-after"><section class="cr-out"><h3>What came of it?</h3><div class="cr-outcomes">${outcomes.map(([name, note], index) => html`<div class="${index === chosen && 'active'}">${index === chosen && stitchedEdge(12)}<b>${name}</b><small>${note}</small></div>`)}</div>
      <h3>Note</h3><p class="cr-typed">Board agrees to 100 kVA. Asks for two years of service in the price, and payment in three parts: 50% with the order, 30% on delivery, 20% after the test run.</p>
      <h3>Promise</h3><div class="cr-promise">${icon('doc', 20)}<span>Quotation R4 with service contract</span><b>by 21 Nov</b></div><div class="cr-promise">${icon('bell', 20)}<span>Reminder to me and the manager</span><b>22 Nov, 10:30 am</b></div></section>
    <div class="cr-middle"><section class="cr-month"><header><h3>Next call</h3><b>November 2026</b></header><div class="cr-week">${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => html`<small>${name}</small>`)}</div><div class="cr-days">${days.map(day)}</div><footer><i></i>one call already promised that day</footer></section>
      <section class="cr-offer"><header><h3>Last quotation, R3</h3><small>sent ${last.date}</small></header><dl>${last.items.map(([name, amount]) => html`<div><dt>${name}</dt><dd>${taka(amount)}</dd></div>`)}<div><dt>Discount</dt><dd>${taka(-last.discount)}</dd></div><div class="net"><dt>Without VAT</dt><dd>${taka(net(last))}</dd></div><div><dt>VAT 15%</dt><dd>${taka(vat(last))}</dd></div><div class="all"><dt>Together</dt><dd>${taka(total(last))}</dd></div></dl></section></div></div>
    <div class="cr-bar"><span>Earlier: ${revisions.map((revision) => html`<b>${revision.name}</b> ${taka(total(revision))}`).join(' · ')}</span><span class="grow"></span>${button('Save', 'secondary')}${button('Save and call Customer 0450', 'primary')}</div>`,
    true,
  );
