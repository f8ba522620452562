import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { clock, count, doctors, late, nowAt } from './data';

const pages = ['Evening', 'Serials', 'Patients', 'Nurse', 'Bills', 'Shares'] as const;
export type Page = (typeof pages)[number];

/** The doors of the consulting rooms stand at the top; over each is the serial that is inside. */
export const clinic = (page: Page, room: number, body: Part): string =>
  html`<div class="cn"><header class="cn-doors"><div class="cn-name"><svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true"><circle cx="23" cy="23" r="22" fill="#fff"/><path d="M14 12v8a7 7 0 0014 0v-8M21 27v4a6 6 0 0012 0v-5" fill="none" stroke="#1f6b4a" stroke-width="3" stroke-linecap="round"/><circle cx="33" cy="23" r="3" fill="#eba91f"/></svg><div><b>Clinic, Shyamoli</b><small>Tuesday 17 November · ${clock(nowAt)} pm</small></div></div>
    ${doctors.map((doctor) => html`<a class="${doctor.room === room && 'active'}"><span class="num">${doctor.current}</span><div><b>Room ${doctor.room}</b><small>${doctor.field}</small></div><em>${count(doctor, 'waiting')} wait${late(doctor) > 0 && `, ${late(doctor)} min late`}</em></a>`)}</header>
    <main><nav>${pages.map((name) => html`<a class="${name === page && 'active'}">${name}</a>`)}<span>${icon('search', 17)}Name, mobile or serial</span><b>${icon('plus', 17)}Serial</b></nav>${body}</main></div>`;
