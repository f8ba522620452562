import { hostname } from 'node:os';
import { dhakaMinute } from '../../dhaka-time';
import { alarmWords } from '../digest/alarm-words';
import type { AlarmOn } from '../digest/digest';
import type { LetterWords } from '../letter-words';

/** How bad an alarm is that cannot wait for the morning, since leads are lost to us meanwhile; 0 of every other. */
export function rankOf({ name, value }: AlarmOn): number {
  return name === 'health' ? ranks.nothing : (ranksOf[`${name}: ${value}`] ?? 0);
}

const ranks = { files: 1, some: 2, nothing: 3 };
const ranksOf: Readonly<Record<string, number>> = { 'disk: low': ranks.files, 'leads: failing': ranks.some };

const notStored = ['', 'forms with a file are not stored', 'some forms were not stored', 'forms are not stored'];

/**
 * Says at once what is not stored.
 * @param why - What the store says of itself, which health does not tell everybody
 */
export function urgentWords(urgent: readonly AlarmOn[], why: string, since: Date, company: string): LetterWords {
  return letterOf(`${company}: ${notStored[Math.max(...urgent.map(rankOf))]}`, [
    'Tell whoever runs the server:',
    ...urgent.map((alarm) => (alarm.name === 'health' ? `${alarm.value} ${why}`.trimEnd() : alarmWords(alarm))),
    `${begun(since)}. The log of the server, and docs/deploy.md under "When nothing is stored", say more.`,
    'Visitors are asked to call or write meanwhile. Another letter says when it is over.',
  ]);
}

/** Whether what is left of a trouble keeps forms with a file away, and no others. */
export function isOfFilesAlone(rank: number): boolean {
  return rank === ranks.files;
}

/** Says that the worst is over, since staff and visitors may go back to the forms. */
export function partlyOverWords(urgent: readonly AlarmOn[], since: Date, company: string): LetterWords {
  return letterOf(`${company}: forms are stored again, but not those with a file`, [
    `${begun(since)}. Forms without a file are stored again: send one yourself, and see whether it arrives.`,
    'Tell whoever runs the server what is left of it:',
    ...urgent.map(alarmWords),
    'Another letter says when all of it is over.',
  ]);
}

export function overWords(since: Date, company: string): LetterWords {
  return letterOf(`${company}: forms are stored again`, [
    `${begun(since)}, and is over. Send a form yourself, and see whether it arrives.`,
  ]);
}

function begun(since: Date): string {
  return `It began on ${hostname()} at ${dhakaMinute(since.toISOString())}`;
}

function letterOf(subject: string, lines: readonly string[]): LetterWords {
  return { subject, blocks: [{ kind: 'lines', lines: lines.map((line) => [line]) }] };
}
