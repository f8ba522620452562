import { mark } from '../../kit/components';
import { cx, html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';

const places = ['Today', 'Attendance', 'Roster', 'Leave', 'Salary', 'People'] as const;

/** The month stands first, because everything here belongs to one; places are one floating pill in the middle. */
export const office = (active: (typeof places)[number], month: string, head: Part, body: Part): string =>
  html`<div class="hr-shell"><header class="hr-top"><div class="hr-month">${mark('users', 40)}<span>${icon('left', 18)}</span><b>${month}</b><span>${icon('right', 18)}</span></div><nav>${places.map((name) => html`<a class="${cx(name === active && 'hr-on')}">${name}</a>`)}</nav><span class="hr-seek">${icon('search', 18)}Name, ID or NID</span></header>
    <div class="hr-head">${head}</div><main class="hr-main">${body}</main></div>`;
