import { Agent } from 'node:http';
import path from 'node:path';
import { type Choices, readChoices } from '../../kit/choices';
import { Random } from '../../kit/random';
import { SubmissionMaker } from '../../kit/submissions';
import { forms } from '../../src/contract/forms/all';
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
  private readonly maker: SubmissionMaker;
  private readonly journal: Journal;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    private readonly parts: { folder: string; url: string; clock: Clock; seed: number },
    choices: Choices,
  ) {
    this.random = new Random(parts.seed);
    const fileSizes = { least: 5_000, most: 40_000 };
    this.maker = new SubmissionMaker({ choices, random: this.random, files: 0.2, fileSizes });
    this.journal = new Journal(path.join(parts.folder, 'journal'));
  }

  static async come(parts: Visitors['parts']): Promise<Visitors> {
    return new Visitors(parts, await readChoices());
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

  private next() {
    return this.random.chance(0.2) ? this.maker.of(this.random.pick(withFile), true) : this.maker.any();
  }
}

const withFile = forms.filter(({ fields }) => fields.some(({ kind }) => kind === 'file'));
