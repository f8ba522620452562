import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { readChoices } from '../../kit/choices';
import { Random } from '../../kit/random';
import { type Submission, SubmissionMaker } from '../../kit/submissions';
import type { Journal } from '../../scripts/faults/journal';
import { transmit } from '../../scripts/faults/transmit';
import { readAnswer } from '../../src/forms/sending/answer';
import { ownBackend } from '../../src/forms/sending/own-backend';

export interface Visits {
  /** Of all instances. */
  urls: readonly string[];
  journal: Journal;
  /** How many more submissions may be begun. */
  left: number;
}

/** In milliseconds, before the same goes to the next instance as well: an answer takes about half of it. */
const longestPause = 40;

/** Sends one submission after the other, each to all instances: together, or to one when another has answered. */
export async function visit(visits: Visits, seed: number): Promise<void> {
  const random = new Random(seed);
  const fileSizes = { least: 1_000, most: 200_000 };
  const maker = new SubmissionMaker({ choices: await readChoices(), random, files: 0.2, fileSizes });
  const agent = new Agent({ keepAlive: true });
  while (visits.left > 0) {
    visits.left -= 1;
    const submission = maker.any();
    visits.journal.sent(submission);
    const urls = random.chance(0.5) ? visits.urls : [...visits.urls].reverse();
    const receipts = await receiptsFrom(urls, submission, agent, random.below(longestPause));
    if (receipts.length === 0) visits.journal.told(submission.key, 'failed', null);
    for (const receipt of receipts) visits.journal.told(submission.key, 'stored', receipt);
  }
  agent.destroy();
}

/** Of those that answer. */
async function receiptsFrom(urls: readonly string[], submission: Submission, agent: Agent, pause: number) {
  const receipts = await Promise.all(
    urls.map(async (url, index) => {
      await setTimeout(index * pause);
      const answer = await transmit({ url, agent }, submission, 'whole').catch(() => undefined);
      const outcome = answer && readAnswer(answer, ownBackend).outcome;
      return outcome?.kind === 'stored' ? outcome.receipt : undefined;
    }),
  );
  return receipts.filter((receipt) => receipt !== undefined);
}
