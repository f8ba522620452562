import { badge } from '../../kit/components';
import { date, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';
import {
  clock,
  count,
  daysSince,
  doctors,
  fees,
  type Kind,
  kindOf,
  late,
  type State,
  serials,
  stateOf,
  timeOf,
  type Visit,
  visits,
} from './data';
import { clinic } from './shell';

const [first] = doctors;
const kinds: Record<Kind, string> = { new: 'New patient', follow: 'Follow-up', report: 'Report only' };
const ways: Record<Visit['by'], Icon> = { phone: 'phone', counter: 'user', web: 'doc' };
const states: Record<State, string> = {
  done: 'Seen',
  in: 'Inside',
  waiting: 'Waiting',
  coming: 'To come',
  absent: 'Absent',
  free: '',
};

const row = (visit: Visit): string => {
  if (!first) return '';
  const kind = kindOf(visit);
  const state = stateOf(first, visit.serial);
  return html`<li class="${state}"><b class="cn-serial">${visit.serial}</b><span class="num">${clock(timeOf(first, visit.serial) + late(first))}</span><div><b>Patient ${visit.id}</b><small>${visit.who}</small></div>${icon(ways[visit.by], 18)}<div class="cn-last">${visit.last ? html`<b>${date(visit.last)}</b><small>${daysSince(visit.last)} days ago</small>` : html`<small>first time here</small>`}</div><span class="cn-kind ${kind}">${kinds[kind]}</span><b class="num right">${taka(fees[kind])}</b><span>${visit.paid ? badge(visit.paid, 'leaf') : badge('at the counter', 'plain')}</span><em>${states[state]}</em></li>`;
};

/** What the people in the waiting room see. */
const screen = (): string =>
  html`<section class="cn-tv"><header><span>Please come in</span><b>6:20</b></header>${doctors.map((doctor) => {
    const next = serials(doctor).filter((serial) => stateOf(doctor, serial) === 'waiting');
    return html`<div><strong class="num">${doctor.current}</strong><p><b>Room ${doctor.room}</b><small>${doctor.field}</small></p><span>next<b class="num">${next.slice(0, 3).join('  ')}</b></span></div>`;
  })}<footer>Room 1 is ${first && late(first)} minutes late. Thank you for waiting.</footer></section>`;

export const list = (): string =>
  clinic(
    'Serials',
    1,
    html`<div class="cn-two"><section class="cn-serials"><header><h1>Room 1, medicine</h1><span>${first && count(first, 'done')} seen, ${first && first.booked - first.current} still to see · serials 12 to 23</span></header>
      <ul><li class="heads"><span>Serial</span><span>Time</span><span>Patient</span><span></span><span>Last visit</span><span>Fee by last visit</span><span class="right">Fee</span><span>Paid</span><span></span></li>${visits.map(row)}</ul>
      <footer><span>New after 30 days ${taka(fees.new)} · follow-up ${taka(fees.follow)} · report within 10 days ${taka(fees.report)}</span><b>Paid ${taka(
        sumBy(
          visits.filter(({ paid }) => paid),
          (visit) => fees[kindOf(visit)],
        ),
      )} of ${taka(sumBy(visits, (visit) => fees[kindOf(visit)]))}</b></footer></section>
    <aside class="cn-side"><h3>Screen in the waiting room</h3>${screen()}<h3>SMS at 5:58 pm</h3><p class="cn-sms">Serial 19, room 1: please come at ${first && clock(timeOf(first, 19) + late(first))} pm. The doctor is ${first && late(first)} minutes late. Clinic, Shyamoli</p></aside></div>`,
  );
