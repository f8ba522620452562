import { Agent } from 'node:http';
import path from 'node:path';
import { LiveLists } from '../../api/src/lists/live-lists';
import { type Choices, readChoices } from '../../kit/choices';
import { Random } from '../../kit/random';
import { fits, type Submission, SubmissionMaker } from '../../kit/submissions';
import type { FormDefinition } from '../../src/contract/form-definition';
import { forms } from '../../src/contract/forms/all';
import type { ListedJob } from '../../src/contract/jobs';
import { openJobOptions } from '../../src/contract/open-jobs';
import { submitLikeBrowser } from '../faults/client';
import { Journal, readJournal } from '../faults/journal';
import type { Clock } from './clock';

/** What somebody sent, and when. */
export interface Visit {
  key: string;
  form: string;
  at: Date;
}

/** Those who send a form, and what they were told. */
export class Visitors {
  readonly visits: Visit[] = [];
  private readonly random: Random;
  private readonly journal: Journal;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    private readonly parts: { folder: string; url: string; clock: Clock; seed: number },
    private readonly choices: Choices,
    private readonly jobs: readonly ListedJob[],
  ) {
    this.random = new Random(parts.seed);
    this.journal = new Journal(path.join(parts.folder, 'journal'));
  }

  static async come(parts: Visitors['parts']): Promise<Visitors> {
    return new Visitors(parts, await readChoices(), (await new LiveLists('data', console).jobs()) ?? []);
  }

  /** So many at once send something each, and go on until the server has answered. */
  async send(count: number): Promise<void> {
    const { url, clock } = this.parts;
    await Promise.all(
      Array.from({ length: count }, async () => {
        const submission = this.next();
        this.journal.sent(submission);
        this.visits.push({ key: submission.key, form: submission.form.name, at: clock.now() });
        const from = `203.0.113.${this.random.below(256)}`;
        const way = { url, agent: this.agent, from };
        const options = { ...way, random: this.random, cuts: 0, onAttempt: () => {} };
        const outcome = await submitLikeBrowser(submission, options);
        this.journal.told(submission.key, outcome.kind, outcome.kind === 'stored' ? (outcome.receipt ?? null) : null);
      }),
    );
  }

  /** What they sent and were told. */
  told() {
    this.agent.destroy();
    this.journal.close();
    return readJournal(this.journal.path);
  }

  /** Jobs close in the course of a year, and then nobody can choose them. */
  private next(): Submission {
    const { random, jobs, parts } = this;
    const openJobs = openJobOptions(jobs, parts.clock.now().getTime()).map(({ value }) => value);
    const choices = new Map([...this.choices, ['openJobs', openJobs] as const]);
    const hasFile = random.chance(share);
    const possible = forms.filter((form) => fits(form, hasFile) && (openJobs.length > 0 || !asksForJob(form)));
    return new SubmissionMaker({ choices, random, files: share, fileSizes }).of(random.pick(possible), hasFile);
  }
}

/** Of those who send a file with their form. */
const share = 0.3;

/** In bytes. */
const fileSizes = { least: 5_000, most: 40_000 };

function asksForJob({ fields }: FormDefinition): boolean {
  return fields.some(({ options }) => options === 'openJobs');
}
