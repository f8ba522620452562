import { createHash } from 'node:crypto';
import { LimitedMap } from '../../api/src/cache/limited-map';
import { placeInWords } from '../../src/content/files/content-text';
import { isGroup } from '../form/groups';

/** What forms were opened with, by revision: the newest few, since a maintainer has few windows. */
const opened = new LimitedMap<string, unknown>(100);

const listed = 8;

/** The state of a file, by all that it holds. */
export function revisionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Keeps what a form is opened with, to say later what has changed since. */
export function rememberRevision(revision: string, content: unknown): void {
  opened.set(revision, content);
}

/** What others have changed since a form was opened, in sentences; none where the editor was started in between. */
export function changesSince(revision: string, now: unknown): string[] {
  const before = opened.get(revision);
  if (before === undefined) return [];
  const changes = changesBetween(before, now, '');
  const more = changes.length - listed;
  return [...changes.slice(0, listed), ...(more > 0 ? [`And ${more} more.`] : [])];
}

function changesBetween(before: unknown, now: unknown, place: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (isGroup(before) && isGroup(now)) {
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...names].flatMap((name) => changesBetween(before[name], now[name], place ? `${place}.${name}` : name));
  }
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
    return now.flatMap((entry: unknown, at) => changesBetween(before[at], entry, `${place}[${at}]`));
  const what = placeInWords(place) || 'The list';
  if (now === undefined) return [`${what} was taken out.`];
  if (Array.isArray(now)) return [`${what}: ${now.length} entries now${countOf(before)}.`];
  return [isGroup(now) ? `${what} was changed.` : `${what} is ${JSON.stringify(now)} now${wordsOf(before)}.`];
}

function countOf(before: unknown): string {
  return Array.isArray(before) ? `, ${before.length} before` : '';
}

function wordsOf(before: unknown): string {
  return before === undefined || typeof before === 'object' ? '' : `, ${JSON.stringify(before)} before`;
}
