import type { FastifyBaseLogger } from 'fastify';
import { rememberEach } from '../cache/remember';
import { failureText } from '../log/failure';

export type Log = Pick<FastifyBaseLogger, 'warn'>;

/** A list as it was loaded. */
export interface Loaded<List> {
  list: List;
  /** What of its files is not in it, and why. */
  troubles: readonly string[];
}

/** How many troubles of a list are logged: a list with more has one cause, which the first ones show. */
const mostLogged = 20;

/**
 * Lists that are loaded again once they are older than `maxAge` milliseconds. While one cannot be loaded, the last
 * good one stays. What is wrong with a list is logged once, and again when it is something else.
 */
export class LastGood<Name extends string, List> {
  /** Undefined when the list could never be loaded. */
  readonly get: (name: Name) => Promise<List | undefined>;
  private readonly kept = new Map<Name, Loaded<List | undefined>>();

  constructor(
    private readonly load: (name: Name) => Promise<Loaded<List>>,
    private readonly log: Log,
    maxAge: number,
  ) {
    this.get = rememberEach((name: Name) => this.reload(name), maxAge, Number.POSITIVE_INFINITY);
  }

  private async reload(name: Name): Promise<List | undefined> {
    const { list, troubles: all } = await this.load(name).catch((error: unknown) => this.failed(name, error));
    const troubles = all.slice(0, mostLogged);
    if (troubles.length > 0 && String(troubles) !== String(this.troubles(name)))
      this.log.warn({ list: name, troubles }, 'a list cannot be read whole');
    this.kept.set(name, { list, troubles });
    return list;
  }

  /** What was wrong with a list the last time it was asked for. */
  troubles(name: Name): readonly string[] {
    return this.kept.get(name)?.troubles ?? [];
  }

  private failed(name: Name, error: unknown): Loaded<List | undefined> {
    return { list: this.kept.get(name)?.list, troubles: [failureText(error)] };
  }
}
