import { badge, stitchedEdge } from '../../kit/components';
import { sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Clinic, clinics, type Visit } from './data';
import { house } from './shell';

const fee = (clinic: Clinic, [, , , kind]: Visit): number => (kind === 'New' ? clinic.newFee : clinic.followFee);

const queue = (clinic: Clinic): string => {
  const [now, ...next] = clinic.visits;
  return html`<section class="queue"><header><div><h2>${clinic.subject}</h2><small>${clinic.room} · ${clinic.doctor}</small></div><span>${clinic.waiting}<small>waiting</small></span></header>
    ${now && html`<div class="in-room">${stitchedEdge(12)}<strong class="num">${now[0]}</strong><div><small>in the room, ${clinic.minutes} min</small><b>${now[1]}</b><span>${now[2]} · ${now[3]}</span></div></div>`}
    <ol>${next.map((visit) => html`<li><b class="serial num">${visit[0]}</b><span class="who"><b>${visit[1]}</b><small>${visit[2]}</small></span>${badge(visit[3], visit[3] === 'New' ? 'nil' : 'plain')}<span class="num fee">${taka(fee(clinic, visit))}</span></li>`)}</ol>
    <footer><span>${icon('check', 18)}${clinic.seen} seen</span><span>these eight pay <b class="num">${taka(sumBy(clinic.visits, (visit) => fee(clinic, visit)))}</b></span></footer></section>`;
};

export const list = (): string =>
  house(
    'Outpatients',
    html`<div class="queues">${clinics.map(queue)}</div>`,
    html`<h1>Outpatient queue</h1><span class="muted">Wed 18 Nov 2026, 11:42 am</span><span class="call">${icon('bell', 19)}Call next</span>`,
  );
