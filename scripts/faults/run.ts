import { Agent } from 'node:http';
import path from 'node:path';
import { readChoices } from '../../kit/choices';
import { freePort } from '../../kit/free-port';
import { Random } from '../../kit/random';
import { type Submission, SubmissionMaker } from '../../kit/submissions';
import { readContents } from './check/rows';
import { judge, type Verdict } from './check/verdict';
import { type ClientOptions, submitLikeBrowser } from './client';
import { createDatabase, type DatabaseName } from './databases';
import { Journal, readJournal } from './journal';
import { planEnds } from './nemesis';
import type { Control } from './server/controls';
import { type Ending, Supervisor } from './supervisor';

export interface RunOptions {
  database: DatabaseName;
  submissions: number;
  kills: number;
  /** Of each point. */
  pointKills: number;
  stops: number;
  /** Share of the submissions that carry a file. */
  files: number;
  /** Share of the attempts that break off in their body; as usual when left out. */
  cuts?: number;
  seed: number;
  control?: Control | undefined;
  /** Holds the journal, and the database if it is a file. */
  folder: string;
}

export interface RunResult {
  verdict: Verdict;
  endings: Ending[];
  /** Ends that were planned and did not happen: their point was never reached. */
  unreached: number;
  attempts: number;
  seconds: number;
}

const clients = 16;

/** Share of the submissions that are sent twice at once, as by two clicks. */
const doubled = 0.03;

/** Sends submissions to a server that is ended again and again, and compares what was told with what is stored. */
export async function run(options: RunOptions): Promise<RunResult> {
  const { folder, seed, control } = options;
  const database = await createDatabase(options.database, folder);
  const journal = new Journal(path.join(folder, `journal-${options.database}.jsonl`));
  const ends = planEnds(options, new Random(seed));
  const supervisor = new Supervisor({ port: await freePort(), database: database.url, control }, [...ends]);
  const started = performance.now();
  try {
    const attempts = await submitAll(options, supervisor, journal);
    await supervisor.stop();
    const seconds = (performance.now() - started) / 1000;
    const verdict = judge(readJournal(journal.path), await readContents(database.url));
    const { endings } = supervisor;
    return { verdict, endings, unreached: ends.length - endings.length, attempts, seconds };
  } finally {
    await supervisor.stop();
    journal.close();
    await database.drop();
  }
}

async function submitAll(
  { submissions, files, cuts, seed }: RunOptions,
  supervisor: Supervisor,
  journal: Journal,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * clients });
  const maker = new SubmissionMaker({ choices: await readChoices(), random: new Random(seed + 1), files });
  let [left, attempts] = [submissions, 0];
  const onAttempt = () => {
    attempts += 1;
  };
  const work = async (random: Random) => {
    const options = { url: supervisor.url, agent, random, cuts, onAttempt };
    while (left > 0) {
      left -= 1;
      await submitOne(maker.any(), options, supervisor, journal);
    }
  };
  await supervisor.start();
  const working = Array.from({ length: clients }, (_, client) => work(new Random(seed + 2 + client)));
  await Promise.race([Promise.all(working), supervisor.over]).finally(() => agent.destroy());
  return attempts;
}

async function submitOne(
  submission: Submission,
  options: ClientOptions,
  supervisor: Supervisor,
  journal: Journal,
): Promise<void> {
  journal.sent(submission);
  const times = options.random.chance(doubled) ? 2 : 1;
  await Promise.all(
    Array.from({ length: times }, async () => {
      const outcome = await submitLikeBrowser(submission, options);
      journal.told(submission.key, outcome.kind, outcome.kind === 'stored' ? outcome.receipt : null);
      supervisor.countAnswer();
    }),
  );
}
