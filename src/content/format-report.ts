import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notSet, type Report, sampleContent } from './check';
import { offsetOf, readContent } from './files/content-text';
import type { Problem } from './files/load';
import { type Spot, spotAt } from './files/spot';
import { type Folded, foldAlike, placesInWords } from './fold-alike';

/**
 * The report as a maintainer reads it. With `strict`, sample content counts as a problem: for the build that
 * goes to real visitors.
 * @param dataDir where the lines are that it shows
 * @param listsAll also what is known and stays for a long time, instead of how much there is of it
 */
export function formatReport(
  { problems, notices }: Pick<Report, 'problems' | 'notices'>,
  strict: boolean,
  dataDir: string,
  listsAll = false,
): { text: string; ok: boolean } {
  const samples = notices.filter(isSample);
  const wrong = formatProblems(strict ? [...problems, ...samples] : problems, dataDir);
  const hints = strict ? notices.filter((notice) => !isSample(notice)) : notices;
  const parts = [];
  if (hints.length > 0)
    parts.push('For your information:', ...(listsAll ? linesOf(hints) : inShort(hints)).map((line) => `  ${line}`), '');
  if (wrong.length > 0)
    parts.push(
      `The content has ${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}:`,
      '',
      ...wrong.flatMap((problem) => [problem, '']),
    );
  else parts.push('The content is sound.', '');
  return { text: parts.join('\n'), ok: wrong.length === 0 };
}

/** What stays for a long time is counted: whatever is new would be lost among it. */
function inShort(hints: readonly Problem[]): string[] {
  const counts = lasting.flatMap(({ message, one, many }) => {
    const { length } = hints.filter((hint) => hint.message === message);
    return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`];
  });
  const others = hints.filter((hint) => !lasting.some(({ message }) => message === hint.message));
  const all = counts.length === 0 ? [] : [`${counts.join(', ')}; npm run content:check -- --all lists them.`];
  return [...linesOf(others), ...all];
}

const lasting = [
  { message: sampleContent, one: 'sample', many: 'samples' },
  { message: notSet, one: 'address or number that is not set', many: 'addresses and numbers that are not set' },
];

/** Problems or notices with their files alone, where nobody looks at lines. */
export function linesOf(problems: readonly Problem[]): string[] {
  return foldAlike(problems).map((problem) => `${path.posix.join('data', problem.file)}: ${sentence(problem)}`);
}

/** Each problem in full: where it is, the line itself, and what to do. */
export function formatProblems(problems: readonly Problem[], dataDir: string): string[] {
  return foldAlike(problems).map((problem) => inFull(problem, dataDir).join('\n'));
}

function isSample(notice: Problem): boolean {
  return notice.message === sampleContent;
}

function inFull(problem: Folded, dataDir: string): string[] {
  const spot = spotOf(problem, dataDir);
  const place = spot ? `, line ${spot.line}, column ${spot.column}` : '';
  return [path.posix.join('data', problem.file) + place, ...(spot ? [spot.shown] : []), `  ${sentence(problem)}`];
}

function sentence(problem: Folded): string {
  const whole = problem.offset === undefined ? 'The file' : 'This line';
  return `${problem.path ? placesInWords(problem) : whole} ${problem.message}.`;
}

/** Nothing for a file as a whole, and for one that has no lines. */
function spotOf({ file, path: place, offset, ofName }: Problem, dataDir: string): Spot | undefined {
  const absolute = path.join(dataDir, file);
  if ((place === '' && offset === undefined) || !existsSync(absolute)) return undefined;
  const read = readContent(readFileSync(absolute));
  if (offset !== undefined) return read.text === '' ? undefined : spotAt(read.text, offset);
  return 'tree' in read ? spotAt(read.text, offsetOf(read.tree, place, ofName === true)) : undefined;
}
