import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';

const pages = ['Routine', 'Students', 'Fees', 'Exams', 'Results', 'Attendance', 'Notices'] as const;
export type Page = (typeof pages)[number];

const crest = `<svg width="44" height="48" viewBox="0 0 44 48" aria-hidden="true"><path d="M4 4h36v22c0 10-8 16-18 20C12 42 4 36 4 26z" fill="#f9d27d"/><path d="M11 17c4-2 8-2 11 1c3-3 7-3 11-1v13c-4-2-8-2-11 1c-3-3-7-3-11-1zM22 18v13" fill="none" stroke="#1f6b4a" stroke-width="2.400" stroke-linejoin="round"/></svg>`;

/** An office register: a green spine at the left, index tabs cut into the right edge. */
export const register = (page: Page, body: Part, title: Part, tools?: Part): string =>
  html`<div class="ed"><aside class="ed-spine">${crest}<b>School and College, Mohammadpur</b><span>${icon('bell', 20)}</span></aside>
    <main><header><div>${title}</div><span class="grow"></span>${tools}<span class="ed-shift"><i>Morning</i><i class="active">Day shift</i></span></header>${body}</main>
    <nav>${pages.map((name, index) => html`<a class="c${index} ${name === page && 'active'}">${name}</a>`)}<small>Session 2026</small></nav></div>`;
