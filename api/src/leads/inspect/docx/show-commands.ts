import { executable } from '../invalid-file';
import type { Tag } from './xml';

/** What an animation does to what it is of (ECMA-376, part 1, 19.5.17). */
const command = 'cmd';

/**
 * Commands of sounds and films, and the event that stops them. A verb of an object starts its program, and whatever
 * else may stand there nobody has described.
 */
const played: Readonly<Record<string, RegExp>> = {
  call: /^(?:play|pause|resume|stop|togglePause|playFrom\([\d.]{1,20}\))$/,
  evt: /^onstopaudio$/,
};

/** @throws InvalidFile for an animation that does more than play what the show has */
export function checkShowCommand({ local, attributes }: Tag): void {
  if (local !== command) return;
  const { type, cmd } = attributes;
  if (!played[type?.value ?? '']?.test(cmd?.value ?? '')) throw executable('an animation that may start a program');
}
