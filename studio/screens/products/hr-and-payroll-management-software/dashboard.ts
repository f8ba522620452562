import { ring } from '../../kit/charts';
import { button } from '../../kit/components';
import { number, percent } from '../../kit/format';
import { html } from '../../kit/html';
import { departments, everyone, grace, isLate, late, lateOf, presentAll, punched, type Shift, shifts } from './data';
import { office } from './shell';

const width = 946;
const height = 490;
const first = 315;
const last = 600;
const at = (minute: number): number => 10 + ((minute - first) / (last - first)) * (width - 20);
const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const foot = 450;
const dot = 11.4;

/** Every punch is a dot; dots stack up on the five minutes in which they came. */
const punches = (shift: Shift): string =>
  html`<path d="M${at(shift.start).toFixed(1)} 70V${foot}" class="hr-start"/><rect x="${at(shift.start).toFixed(1)}" y="70" width="${(at(grace) - at(0)).toFixed(1)}" height="${foot - 70}" class="hr-grace"/><text x="${(at(shift.start) - 1).toFixed(1)}" y="60" class="hr-shift">${shift.name}, ${clock(shift.start)} am</text><text x="${(at(shift.start + grace) + 10).toFixed(1)}" y="92" class="hr-late-word">${lateOf(shift)} late</text>${shift.punches.map(
    (count, index) => {
      const x = at(shift.from + index * 5 + 2.5);
      return Array.from(
        { length: count },
        (_, i) =>
          html`<circle cx="${x.toFixed(1)}" cy="${(foot - 8 - i * dot).toFixed(1)}" r="5.200" class="${isLate(shift, index) ? 'hr-late' : 'hr-time'}"/>`,
      );
    },
  )}`;

const river = (): string =>
  html`<svg class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="M0 ${foot}H${width}" class="baseline"/>${[330, 360, 390, 420, 450, 480, 510, 540, 570].map((minute) => html`<text x="${at(minute).toFixed(1)}" y="${foot + 22}" class="middle">${clock(minute)}</text><path d="M${at(minute).toFixed(1)} ${foot}v6" class="baseline"/>`)}${shifts.map(punches)}</svg>`;

const unit = ({ name, people, present, leave, absent, later }: (typeof departments)[number]): string => {
  const due = people - later;
  return html`<li>${ring(
    [
      { share: present / due, tone: 'tone-leaf' },
      { share: leave / due, tone: 'tone-turmeric' },
      { share: absent / due, tone: 'tone-madder' },
    ].filter(({ share }) => share > 0),
    92,
    11,
    [percent(present / due)],
  )}<div><b>${name}</b><p><strong class="num">${present}</strong> of ${due} due</p><small>${leave} on leave · <span class="${absent > 0 && 't-madder'}">${absent} absent</span>${later > 0 && html` · ${later} at 2 pm`}</small></div></li>`;
};

const asks = [
  ['Sick leave, 2 days', 'Operator 218', '19 and 20 Nov, slip attached'],
  ['Missed out punch', 'Mechanic 2', '15 Nov, says 7:05 pm'],
  ['Casual leave, 2 days', 'Accountant 1', '24 and 25 Nov, balance 4'],
  ['Overtime 2 h, line 3', 'Line chief 3', '14 workers, 42 h so far'],
] as const;

export const dashboard = (): string =>
  office(
    'Today',
    'November 2026',
    html`<h1>Wednesday, 18 November</h1><span class="hr-live"><i></i>6 devices connected, last punch 11:08 am</span><span class="grow"></span><div class="hr-fig"><strong class="num">${number(presentAll)}</strong><small>present</small></div><div class="hr-fig"><strong class="num t-madder">${late}</strong><small>late</small></div><div class="hr-fig"><strong class="num">${everyone}</strong><small>on the roll</small></div>`,
    html`<div class="hr-today"><section class="hr-card hr-river"><header><h2>${punched} punches this morning</h2><span><i class="hr-dot-time"></i>on time <i class="hr-dot-late"></i>after ${grace} minutes of grace</span></header>${river()}</section>
      <section class="hr-card hr-asks"><h2>Waiting for you</h2><ol>${asks.map(([what, who, note]) => html`<li><b>${what}</b><span>${who}</span><small>${note}</small><div>${button('No', 'secondary')}${button('Approve', 'primary')}</div></li>`)}</ol></section>
      <ul class="hr-units">${departments.map(unit)}</ul></div>`,
  );
