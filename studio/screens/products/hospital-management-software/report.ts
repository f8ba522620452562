import { columns, legend } from '../../kit/charts';
import { button, card } from '../../kit/components';
import { number, percent, sum, sumBy, taka, takaShort } from '../../kit/format';
import { html } from '../../kit/html';
import { departments, departmentTotal, month, monthTotal, shareKinds, shares } from './data';
import { house } from './shell';

const largest = Math.max(...shares.map(({ parts }) => sum(parts)));

const share = ({ doctor, subject, parts }: (typeof shares)[number]): string =>
  html`<li><span><b>${doctor}</b><small>${subject}</small></span><span class="parts" style="width:${(sum(parts) / largest) * 100}%">${parts.map((part, index) => part > 0 && html`<i class="${shareKinds[index]?.[1]}" style="flex:${part}"></i>`)}</span><strong class="num">${taka(sum(parts))}</strong></li>`;

export const report = (): string =>
  house(
    'Accounts',
    html`<section class="income"><div class="sum"><small>Income, November 2026</small><strong class="num">${taka(monthTotal)}</strong><small>${taka(Math.round(monthTotal / 30))} a day</small></div>${departments.map(({ name, tone }, index) => html`<div class="${tone}"><span><i></i>${name}</span><b class="num">${taka(departmentTotal(index))}</b><small>${percent(departmentTotal(index) / monthTotal, 1)}</small></div>`)}</section>
    ${card(
      {
        title: 'Income by day and department',
        aside: 'Fridays: outpatients and theatre only for emergencies',
        className: 'by-day',
      },
      columns(
        month.map((parts, index) => ({ label: index % 2 === 0 ? String(index + 1) : '', parts })),
        {
          width: 1130,
          height: 286,
          format: (value) => (value ? takaShort(value) : '0'),
          tones: departments.map(({ tone }) => tone),
          barWidth: 23,
          left: 70,
        },
      ),
    )}
    ${card(
      {
        title: 'Doctors’ shares',
        note: taka(sumBy(shares, ({ parts }) => sum(parts))),
        aside: html`<div class="across">${legend(shareKinds.map(([name, tone], index) => ({ name, tone, value: number(sumBy(shares, ({ parts }) => parts[index] ?? 0)) })))}</div>`,
        className: 'shares',
      },
      html`<ul>${shares.map(share)}</ul>`,
    )}`,
    html`<h1>Income by department</h1><span class="muted">1 to 30 November 2026</span>${button('Print', 'secondary', 'print')}`,
  );
