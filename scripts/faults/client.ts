import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../kit/random';
import type { Submission } from '../../kit/submissions';
import { readAnswer } from '../../src/forms/sending/answer';
import type { Outcome } from '../../src/forms/sending/outcome';
import { ownBackend } from '../../src/forms/sending/own-backend';
import { type Manner, transmit, type Way } from './transmit';

/** A second of the browser lasts this many milliseconds here, so that a run of an hour fits in minutes. */
const second = 50;

/** In seconds, as the page waits (src/forms/sending/retry.ts); then the visitor presses Retry. */
const waits = [1, 2, 4, 8];

const usualCuts = 0.06;

/** Presses of Retry. A run in which a visitor loses patience is no evidence. */
const patience = 400;

export interface ClientOptions extends Way {
  random: Random;
  /** Share of the attempts that break off in their body. */
  cuts?: number | undefined;
  /** Called with every attempt. */
  onAttempt: () => void;
}

/** Sends until there is a final answer, with the same key each time; the page's own code reads the answers. */
export async function submitLikeBrowser(submission: Submission, options: ClientOptions): Promise<Outcome> {
  for (let round = 0; round < patience; round += 1) {
    for (const wait of [0, ...waits]) {
      await setTimeout(wait * second * (1 + options.random.fraction() / 4));
      const { outcome, retry, asked = 0 } = await attempt(submission, options);
      if (retry === undefined) return outcome;
      await setTimeout((asked / 1000) * second);
    }
  }
  throw new Error(`Submission ${submission.key} had no answer after ${patience * (waits.length + 1)} attempts.`);
}

async function attempt(submission: Submission, { random, cuts = usualCuts, onAttempt, ...way }: ClientOptions) {
  onAttempt();
  try {
    const answer = await transmit(way, submission, mannerOf(submission, random, cuts));
    const { outcome, retry, wait } = readAnswer(answer, ownBackend);
    return { outcome, retry, asked: wait };
  } catch {
    return { outcome: { kind: 'failed', reason: 'unanswered' } as const, retry: 'unanswered' as const };
  }
}

function mannerOf({ body }: Submission, random: Random, cuts: number): Manner {
  if (random.chance(cuts)) return { cutAt: 1 + random.below(body.length - 1) };
  return random.chance(0.06) ? 'paused' : 'whole';
}
