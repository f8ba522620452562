import type { FastifyRequest } from 'fastify';
import { digestOf } from '../accounts/codes';
import { fieldsOf } from './fields';

/** In milliseconds: the second click of a double click comes long before. */
const usual = 10_000;

/**
 * Answers a form that comes twice as it was answered the first time: of the first click of two, browsers throw the
 * answer away. Answers are in this process alone, and short: after a restart the second click is refused, as any other.
 */
export class Repeats<Answer> {
  private readonly answers = new Map<string, Promise<Answer>>();

  /** @param lasts in milliseconds, from the moment in which the first answer is ready */
  constructor(private readonly lasts = usual) {}

  /** @param click as `clickOf`. Without one, or when the first has failed, it is done again. */
  same(click: string | undefined, act: () => Promise<Answer>): Promise<Answer> {
    if (click === undefined) return act();
    const known = this.answers.get(click);
    if (known) return known;
    const answer = act();
    this.answers.set(click, answer);
    const forget = () => this.answers.delete(click);
    answer.then(() => setTimeout(forget, this.lasts).unref(), forget);
    return answer;
  }
}

/**
 * What a form that was sent has in common with the same form sent once more, and with nothing else: the browser, the
 * page by its nonce, the address, and every field, so also password and code.
 *
 * @param browser what only this browser has; whoever copies the form alone repeats nothing
 * @returns undefined for a form that cannot be told from others like it
 */
export function clickOf(request: FastifyRequest, browser: string): string | undefined {
  const fields = fieldsOf(request);
  if (!browser || !fields.nonce) return undefined;
  return digestOf(JSON.stringify([browser, request.url, fields]));
}
