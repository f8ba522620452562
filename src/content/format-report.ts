import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from './check';
import { offsetOf, placeInWords, readContent } from './files/content-text';
import type { Problem } from './files/load';
import { type Spot, spotAt } from './files/spot';

/**
 * The report as a maintainer reads it. With `strict`, sample content counts as a problem: for the build that
 * goes to real visitors.
 * @param dataDir where the lines are that it shows
 */
export function formatReport(
  { problems, notices }: Pick<Report, 'problems' | 'notices'>,
  strict: boolean,
  dataDir: string,
): { text: string; ok: boolean } {
  const samples = notices.filter(isSample);
  const wrong = strict ? [...problems, ...samples] : problems;
  const hints = strict ? notices.filter((notice) => !isSample(notice)) : notices;
  const parts = [];
  if (hints.length > 0)
    parts.push(`For your information (${hints.length}):`, ...hints.map((hint) => `  ${inOneLine(hint)}`), '');
  if (wrong.length > 0)
    parts.push(
      `The content has ${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}:`,
      '',
      ...formatProblems(wrong, dataDir).flatMap((problem) => [problem, '']),
    );
  else parts.push('The content is sound.', '');
  return { text: parts.join('\n'), ok: wrong.length === 0 };
}

/** A problem or a notice with its file alone, where nobody looks at lines. */
export function inOneLine(problem: Problem): string {
  return `${path.posix.join('data', problem.file)}: ${sentence(problem)}`;
}

/** Each problem in full: where it is, the line itself, and what to do. */
export function formatProblems(problems: readonly Problem[], dataDir: string): string[] {
  return problems.map((problem) => inFull(problem, dataDir).join('\n'));
}

function isSample(notice: Problem): boolean {
  return notice.message === 'is sample content';
}

function inFull(problem: Problem, dataDir: string): string[] {
  const spot = spotOf(problem, dataDir);
  const place = spot ? `, line ${spot.line}, column ${spot.column}` : '';
  return [path.posix.join('data', problem.file) + place, ...(spot ? [spot.shown] : []), `  ${sentence(problem)}`];
}

function sentence({ path: place, message, offset }: Problem): string {
  const whole = offset === undefined ? 'The file' : 'This line';
  return `${place ? placeInWords(place) : whole} ${message}.`;
}

/** Nothing for a file as a whole, and for one that has no lines. */
function spotOf({ file, path: place, offset, ofName }: Problem, dataDir: string): Spot | undefined {
  const absolute = path.join(dataDir, file);
  if ((place === '' && offset === undefined) || !existsSync(absolute)) return undefined;
  const read = readContent(readFileSync(absolute));
  if (offset !== undefined) return read.text === '' ? undefined : spotAt(read.text, offset);
  return 'tree' in read ? spotAt(read.text, offsetOf(read.tree, place, ofName === true)) : undefined;
}
