import { status, stitchedEdge } from '../../kit/components';
import { percent } from '../../kit/format';
import { html } from '../../kit/html';
import { type BedState, countBeds, countState, floors, type Unit, units, waiting } from './data';
import { house } from './shell';

const words: Record<BedState, string> = {
  occupied: 'Occupied',
  free: 'Free',
  reserved: 'Reserved',
  cleaning: 'Being cleaned',
};
const order: readonly BedState[] = ['occupied', 'free', 'reserved', 'cleaning'];

const bedNumber = (unit: Unit, index: number): string => String(unit.first + index).padStart(2, '0');

const ward = (unit: Unit, size: number): string => {
  const columns =
    unit.beds.length > 12
      ? Math.ceil(unit.beds.length / 2)
      : unit.name === 'Cabins'
        ? 12
        : Math.min(6, Math.ceil(unit.beds.length / 2));
  return html`<div class="ward" style="--columns:${columns};--size:${size}px${unit.name === 'Cabins' && ';--tall:55px'}"><h3>${unit.name} <small>${unit.kind}</small></h3><div class="beds">${unit.beds.map(
    (bed, index) => {
      const chosen = unit.name === 'Ward 2' && index === 6;
      return html`<span class="bed ${bed}">${bedNumber(unit, index)}${chosen && stitchedEdge(9, 'madder')}</span>`;
    },
  )}</div></div>`;
};

const floor = ({ name, size, units: list, note }: (typeof floors)[number]): string =>
  html`<section class="floor"><div class="floor-name"><h2>${name}</h2><span><b>${countState(list, 'free')}</b> free of ${countBeds(list)}</span></div>${list.map((unit) => ward(unit, size))}${note && html`<div class="floor-note"><b>${note[0]}</b>${note[1]}</div>`}</section>`;

const desk = (): string =>
  html`<aside class="waiting"><h2>Waiting for a bed</h2><ul>${waiting.map(({ from, patient, wants, minutes, answer, tone }, index) => html`<li>${index === 2 && stitchedEdge(10, 'madder')}<div class="row between"><b>${wants}</b><span class="num">${minutes} min</span></div><small>${from} · ${patient}</small>${status(answer, tone)}</li>`)}</ul>
    <span class="admit">Admit to Ward 2 · Bed 07</span></aside>`;

export function dashboard(): string {
  const total = countBeds(units);
  const counts = order.map(
    (state) => html`<li class="${state}"><i></i>${words[state]}<b class="num">${countState(units, state)}</b></li>`,
  );
  return house(
    'Bed board',
    html`<div class="bed-board"><div class="floors">${floors.map(floor)}</div>${desk()}</div>`,
    html`<h1>Bed board</h1><span class="muted num">${percent(countState(units, 'occupied') / total)} of ${total} beds</span><ul class="bed-states">${counts}</ul>`,
  );
}
