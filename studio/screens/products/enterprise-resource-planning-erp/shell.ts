import { mark } from '../../kit/components';
import { longDate } from '../../kit/format';
import { html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { today } from './data';

const departments = [
  ['Merchandising', 'Orders 9'],
  ['Purchase', 'To decide 4'],
  ['LC and export', 'Open 12'],
  ['Stores', 'Bonded, local'],
  ['Production', '8 lines'],
  ['HR and payroll', '1,184 people'],
  ['Accounts', 'November'],
] as const;

export type Department = (typeof departments)[number][0];

const papers = ['Order OR-2618', 'T&A calendar', 'Cost sheet PK-204', 'Requisition 1182', 'Hourly output'] as const;
export type Paper = (typeof papers)[number];

/** Departments stand in the order in which work passes through them; open papers lie at the foot like sheets. */
export const works = (department: Department, paper: Paper, body: Part): string =>
  html`<div class="erp"><header class="erp-top">${mark('gear', 28)}<b>Works</b><span class="erp-company">Knit Unit 2, Gazipur${icon('chevronDown', 15)}</span><small>Group: 3 companies</small><span class="grow"></span><span>${icon('search', 16)}Order, LC, challan or voucher</span><span>${longDate(today)}</span><span class="erp-who">General manager</span></header>
    <nav class="erp-chain">${departments.map(([name, note]) => html`<a class="${name === department && 'active'}"><b>${name}</b><small>${note}</small></a>`)}</nav>
    <main>${body}</main>
    <footer class="erp-sheets">${papers.map((name) => html`<span class="${name === paper && 'active'}">${name}</span>`)}<span class="erp-plus">${icon('plus', 15)}</span><small class="grow"></small><small>Period open: Nov 2026</small><small>Every change is logged</small></footer></div>`;
