import { button, pills } from '../../kit/components';
import { dayMonth } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Container, containers, daysUntil, type Stage, twenties } from './data';
import { desk } from './shell';

const stages: readonly Stage[] = ['Booked', 'At sea', 'Chattogram port', 'Customs', 'Delivered'];

const facts: Record<Stage, (unit: Container) => string> = {
  Booked: (unit) => `Sails ${dayMonth(unit.arrival)}`,
  'At sea': (unit) => `Arrives ${dayMonth(unit.arrival)}`,
  'Chattogram port': (unit) => `Landed ${dayMonth(unit.arrival)}`,
  Customs: (unit) => `Landed ${dayMonth(unit.arrival)}`,
  Delivered: (unit) => `Delivered ${dayMonth(unit.arrival)}`,
};

/** Free days as small squares: filled are the ones that are left. */
function freeDays(unit: Container): string {
  if (unit.stage === 'Booked' || unit.stage === 'At sea')
    return html`<small class="free">${unit.stage === 'Booked' ? '9 free days' : `free to ${dayMonth(unit.lastFree)}`}</small>`;
  if (unit.stage === 'Delivered') return html`<small class="free">Box back ${dayMonth(unit.lastFree)}</small>`;
  const left = daysUntil(unit.lastFree);
  return html`<span class="free ${left <= 2 && 'near'}"><span class="days">${Array.from({ length: 9 }, (_, index) => html`<i class="${index < left && 'left'}"></i>`)}</span><b>${left} ${left === 1 ? 'day' : 'days'}</b></span>`;
}

const card = (unit: Container): string => {
  const near = (unit.stage === 'Customs' || unit.stage === 'Chattogram port') && daysUntil(unit.lastFree) <= 2;
  return html`<li class="${near && 'near'}"><div class="row between"><b class="box-number">${unit.number}</b><em>${unit.size}</em></div>
    <div class="lane">${unit.from}${unit.by && html`<i></i><small>${unit.by}</small>`}<i></i>Chattogram</div>
    <small class="cargo">${unit.job} · ${unit.cargo}</small>
    <div class="row between foot"><small>${facts[unit.stage](unit)}</small>${freeDays(unit)}</div></li>`;
};

const column = (stage: Stage): string => {
  const units = containers.filter((unit) => unit.stage === stage);
  return html`<section class="${stage === 'Chattogram port' && 'harbour'}"><header><h2>${stage}</h2><span>${units.length}<small>${twenties(units)} TEU</small></span></header><ul>${units.map(card)}</ul></section>`;
};

export const dashboard = (): string =>
  desk(
    'Board',
    html`<div class="tools"><h1>Import shipments</h1>${pills(['Sea import', 'Sea export', 'Air', 'Land'], 0)}<span class="grow"></span><span class="legend-free"><i class="left"></i>free day left<i></i>used</span>${button('New job', 'primary', 'plus')}</div>
    <div class="seaway">${stages.map((_, index) => html`<span class="${index < 2 ? 'sea' : 'land'}">${icon(index === 0 ? 'doc' : index === 1 ? 'ship' : index === 2 ? 'container' : index === 3 ? 'check' : 'truck', 20)}</span>`)}</div>
    <div class="board">${stages.map(column)}</div>`,
  );
