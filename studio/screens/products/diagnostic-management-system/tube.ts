import { html } from '../../kit/html';
import { type Cap, caps, type TubeState } from './data';

const fills: Record<TubeState, string> = {
  waits: '#e9b9b3',
  running: '#c4453a',
  done: '#c4453a',
  flag: '#c4453a',
  empty: 'none',
};

/** A tube with the colour of its cap; urine comes in a wider, yellow one. */
export function tube(cap: Cap, state: TubeState = 'done', height = 66): string {
  if (state === 'empty')
    return html`<svg class="dg-tube" width="20" height="${height}" viewBox="0 0 20 66" aria-hidden="true"><circle cx="10" cy="40" r="6.500" fill="#cfd8df"/></svg>`;
  const liquid = cap === 'urine' ? '#e6d36a' : cap === 'gel' || cap === 'plain' ? '#d9a441' : fills[state];
  const level = state === 'waits' ? 26 : 24;
  return html`<svg class="dg-tube" width="${Math.round((height * 20) / 66)}" height="${height}" viewBox="0 0 20 66" aria-hidden="true"><path d="M4 12v44a6 6 0 0012 0V12z" fill="#fff" stroke="#9fb0bd" stroke-width="1.400"/><path d="M4.800 ${level}v32a5.200 5.200 0 0010.400 0v-32z" fill="${liquid}" opacity="${state === 'waits' ? 0.55 : 0.9}"/>${(cap === 'gel' || cap === 'plain') && '<path d="M4.800 46v10a5.200 5.200 0 0010.400 0V46z" fill="#9c2f26"/>'}<rect x="2" y="2" width="16" height="13" rx="3" fill="${caps[cap].colour}"/><rect x="5" y="28" width="10" height="13" fill="#fff"/><path d="M6.500 30v9M8.500 30v9M10 30v9M12.500 30v9M13.800 30v9" stroke="#17203d" stroke-width="0.900"/></svg>`;
}

export const capDot = (cap: Cap): string => html`<i class="dg-cap" style="background:${caps[cap].colour}"></i>`;
