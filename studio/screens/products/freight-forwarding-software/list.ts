import { badge, button, pills, table, twoLines } from '../../kit/components';
import { dayMonth } from '../../kit/format';
import { html } from '../../kit/html';
import { type Container, containers, daysUntil, today } from './data';
import { desk } from './shell';

const open = containers.filter(({ stage }) => stage !== 'Booked' && stage !== 'Delivered');

const left = (unit: Container): string => {
  const days = daysUntil(unit.lastFree);
  if (unit.arrival > today) return html`<small>from landing</small>`;
  return days <= 2
    ? badge(`${days} ${days === 1 ? 'day' : 'days'} left`, 'madder')
    : html`<b class="num">${days} days left</b>`;
};

export const list = (): string =>
  desk(
    'Containers',
    html`<div class="tools"><h1>Import containers</h1><span class="muted">sorted by arrival</span>${pills([`All ${open.length}`, 'At sea 5', 'In port 4', 'Customs 3', 'Near the limit 2'], 0)}<span class="grow"></span>${button('Excel', 'secondary', 'download')}</div>
    <section class="card flush boxes">${table(
      [
        { label: 'Arrival', width: 100 },
        { label: 'Container', width: 190 },
        { label: 'HBL and MBL', width: 168 },
        { label: 'Vessel and voyage', width: 196 },
        { label: 'Port of loading', width: 174 },
        { label: 'IGM and line', width: 136 },
        { label: 'Consignee' },
        { label: 'Last free day', width: 190 },
      ],
      open.map((unit) => ({
        className:
          unit.arrival <= today && daysUntil(unit.lastFree) <= 2
            ? 'alert near'
            : unit.arrival > today
              ? 'coming'
              : undefined,
        cells: [
          html`<b class="when">${dayMonth(unit.arrival)}</b>`,
          html`<b class="box-number">${unit.number}</b><small class="sub">${unit.size} · ${unit.job}</small>`,
          twoLines(`CGH26-${unit.job.slice(3)}`, unit.mbl),
          unit.vessel,
          twoLines(unit.from, unit.by ? `by ${unit.by}` : 'direct'),
          unit.rotation ? twoLines(unit.rotation, `line ${unit.line}`) : html`<small>not filed yet</small>`,
          twoLines(unit.consignee, unit.cargo),
          html`<span class="row between"><span>${dayMonth(unit.lastFree)}</span>${left(unit)}</span>`,
        ],
      })),
    )}</section>`,
  );
