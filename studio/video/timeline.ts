import { closeUpScale, offset, screenBox } from './layout';
import { type Shot, shots } from './shots';

/** In seconds. */
const opening = 2;
const perShot = 3.9;
const ending = 4.6;
const crossfade = 0.4;
const approachAfter = 1.5;
const approachTakes = 1.1;

const shotStarts = shots.map((_, index) => opening + index * perShot);
const endingStarts = opening + shots.length * perShot;
export const length = endingStarts + ending;

interface Stretch {
  from: number;
  to: number;
}

/** When one screen gives way to the next, and when the picture comes closer: the eye sees least detail then. */
export const crossfades: readonly Stretch[] = [...shotStarts, endingStarts].map((from) => ({
  from,
  to: from + crossfade,
}));
export const approaches: readonly Stretch[] = shotStarts.map((start) => ({
  from: start + approachAfter,
  to: start + approachAfter + approachTakes,
}));

/** Style attributes by element id: everything in the film that moves, at one moment. */
export type Frame = Readonly<Record<string, string>>;

export function frameAt(time: number): Frame {
  return Object.assign(openingAt(time), ...shots.map((shot, index) => shotAt(time, shot, index)), endingAt(time));
}

function openingAt(time: number): Frame {
  return {
    opening: `opacity:${round(1 - ramp(time, opening - 0.1, 0.3))}`,
    'opening-thread': `--sewn:${eased(time, 0.1, 1.4)}`,
  };
}

function shotAt(time: number, shot: Shot, index: number): Frame {
  const start = opening + index * perShot;
  const end = start + perShot;
  // the next screen fades in over this one, so this one must stay until it is covered
  const isSeen = time >= start && time < end + crossfade + 0.1;
  if (!isSeen) return { [`shot-${index}`]: 'display:none' };
  return {
    [`shot-${index}`]: '',
    [`patch-${index}`]: `opacity:${ramp(time, start, crossfade)}`,
    [`screen-${index}`]: `transform:${approach(shot, eased(time, start + approachAfter, approachTakes))}`,
    // two captions on top of each other cannot be read: the old one goes first
    [`caption-${index}`]: `opacity:${Math.min(ramp(time, start + 0.15, 0.3), 1 - ramp(time, end - 0.15, 0.25))}`,
    [`thread-${index}`]: `opacity:${1 - ramp(time, end, 0.3)};--sewn:${eased(time, start + 0.2, 1.3)}`,
    [`onward-${index}`]: `opacity:${1 - ramp(time, end, 0.3)};--sewn:${eased(time, end - 0.6, 0.5)}`,
  };
}

function endingAt(time: number): Frame {
  const since = time - endingStarts;
  return {
    ending: since < 0 ? 'display:none' : `opacity:${ramp(since, 0, crossfade)}`,
    'ending-thread': `--sewn:${eased(since, 0.4, 1.4)}`,
    sender: `opacity:${ramp(since, 1.3, 0.4)}`,
    offer: `opacity:${ramp(since, 1.9, 0.4)}`,
    'offer-thread': `--sewn:${eased(since, 2.1, 0.8)}`,
  };
}

/** From the whole screen to the part where the work happens. */
function approach({ heart }: Shot, share: number): string {
  const { x, y } = offset(heart, screenBox.width * closeUpScale, screenBox);
  const scale = 1 + (closeUpScale - 1) * share;
  return `translate(${round(x * share)}px,${round(y * share)}px) scale(${round(scale)})`;
}

/** From 0 to 1 in `duration` seconds after `from`. */
function ramp(time: number, from: number, duration: number): number {
  return round(Math.min(1, Math.max(0, (time - from) / duration)));
}

function eased(time: number, from: number, duration: number): number {
  const share = ramp(time, from, duration);
  return round(share * share * (3 - 2 * share));
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
