import { pills } from '../../kit/components';
import { sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { type Piece, rails, type Stage, stages } from './data';
import { hung } from './garments';
import { shop } from './shell';

const notes: Record<Stage, string> = {
  Cutting: 'Master 1 and 2',
  Stitching: 'seven karigars',
  Finishing: 'buttons, hem, ironing',
  Trial: 'customers come from 4 pm',
  Alteration: 'back to the same karigar',
  Ready: 'SMS sent',
};

const piece = ({ slip, garment, colour, due, urgent }: Piece): string =>
  html`<li class="${urgent && 'urgent'}">${hung(garment, colour)}<b>${slip}</b><small>${garment}</small><small>${due} Nov</small></li>`;

const rail = (stage: Stage): string =>
  html`<section><header><h2>${stage}</h2><b>${rails[stage].length}</b><small>${notes[stage]}</small></header><div class="tl-bar"></div><ul>${rails[stage].map(piece)}</ul></section>`;

export const list = (): string =>
  shop(
    'Workroom',
    html`<div class="tl-head"><h1>Workroom</h1><span>${sumBy(stages, (stage) => rails[stage].length)} pieces hang here, ${sumBy(stages, (stage) => rails[stage].filter(({ urgent }) => urgent).length)} of them urgent</span><span class="grow"></span>${pills(['All', 'Urgent', 'Panjabi', 'Shirt', 'Trousers', 'Kameez', 'Blouse'], 0)}</div>
    <div class="tl-rails">${stages.map(rail)}</div>`,
  );
