import type { FastifyRequest } from 'fastify';
import { type Most, Waiting } from './waiting';

/** Why a form was refused, and what its page shows again. */
export interface Refusal {
  why: string;
  /** Which form of the page it was, where there are several. */
  form?: string;
  /** What is wrong with a field, by its name. */
  mistakes?: Readonly<Record<string, string>>;
  /** What was typed, by its field: nothing that shows who somebody is. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Refusals, which wait where the form stands: a form that is refused leads there, as one that is done leads on. So
 * Back, Forward and loading again show pages, and never ask whether a form is to be sent once more (decision 0062).
 */
export class Refusals {
  private readonly waiting: Waiting<{ refusal: Refusal; shownFrom?: string }>;

  constructor(most: Most) {
    this.waiting = new Waiting(most);
  }

  /** @param owner what only this session or browser has */
  keep(owner: string, page: string, refusal: Refusal): void {
    this.waiting.keep(owner, page, { refusal });
  }

  /**
   * Once, and again to whoever loads that page again or steps back to it: browsers then name the same page before it.
   */
  shown(owner: string, { url, headers: { referer = '' } }: FastifyRequest): Refusal | undefined {
    const kept = this.waiting.of(owner, url.split('?', 1)[0] ?? '');
    if (!kept) return undefined;
    kept.shownFrom ??= referer;
    return kept.shownFrom === referer ? kept.refusal : undefined;
  }

  forget(owner: string, page: string): void {
    this.waiting.forget(owner, page);
  }
}
