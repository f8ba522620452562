import { table } from '../../api/src/cli/table';
import { holds } from './check/verdict';
import type { Options } from './options';
import type { PowerVerdict } from './power/cut';
import type { RunResult } from './run';
import type { Ending } from './supervisor';

/** In milliseconds, after SIGTERM (reliability R6). */
const stopLimit = 10_000;

/** The server must end by the signal that was meant, and after SIGTERM in order and in time. */
function endedAsPlanned({ end, result, took }: Ending): boolean {
  return end === 'stop' ? result === 0 && took <= stopLimit : result === 'SIGKILL';
}

/** Whether the run is evidence, and of what it should be. */
export function runHolds({ verdict, endings, unreached }: RunResult): boolean {
  return holds(verdict) && unreached === 0 && endings.every(endedAsPlanned);
}

/** Heading, figures, and the sentence that counts. */
export function describeRun(database: string, options: Options, result: RunResult): string {
  const { verdict, endings, unreached, attempts, seconds } = result;
  const ended = (kind: Ending['end']) => endings.filter(({ end }) => end === kind);
  const slowest = Math.max(0, ...ended('stop').map(({ took }) => took));
  const rows: [string, string | number][] = [
    ['submissions', verdict.submissions],
    ['attempts, retries included', attempts],
    ['killed at random moments', ended('moment').length],
    ['killed at named points', ended('point').length],
    ['stopped by SIGTERM', ended('stop').length],
    ['slowest stop, ms', slowest.toFixed(0)],
    ['ends not as planned, or not reached', unreached + endings.filter((ending) => !endedAsPlanned(ending)).length],
    ['acknowledged', verdict.acknowledged],
    ['stored', verdict.stored],
    ['acknowledged and lost', verdict.lost],
    ['stored more than once', verdict.duplicated],
    ['fields or file differ', verdict.different],
    ['two receipts for one submission', verdict.receipts],
    ['stored, but never sent', verdict.unknown],
    ['refused or failed', verdict.refused],
    ['integrity check', verdict.integrity],
    ['seconds', seconds.toFixed(0)],
  ];
  const title = `Faults on ${database}, seed ${options.seed}${options.control ? `, control ${options.control}` : ''}`;
  const text = rows.map(([name, value]) => [name, String(value)]);
  return `${title}\n\n${table([['FIGURE', 'NUMBER'], ...text], 1)}\n${runHolds(result) ? 'Holds.' : 'DOES NOT HOLD.'}\n`;
}

export function powerHolds({ answers, lost }: PowerVerdict): boolean {
  return answers > 0 && lost === 0;
}

export function describePower(verdict: PowerVerdict): string {
  const { answers, syncs, cuts, lost } = verdict;
  const rows = [
    ['FIGURE', 'NUMBER'],
    ['submissions answered', String(answers)],
    ['syncs of the log', String(syncs)],
    ['power cuts', String(cuts)],
    ['acknowledged and lost', String(lost)],
  ];
  return `Power cuts on sqlite\n\n${table(rows, 1)}\n${powerHolds(verdict) ? 'Holds.' : 'DOES NOT HOLD.'}\n`;
}
