interface Line {
  working: number;
  waiting: Set<() => void>;
}

/** Lets so many of each name work at once; the others of that name wait in its line, and nobody for other names. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly atOnce: number) {}

  /**
   * Waits for its turn in the line of each name, one after the other, works, and lets the next begin. Of each narrow
   * name only so many come to stand in the line of a wider one, so nobody waits there for all that a neighbour has
   * sent. Rejects when `lost` is aborted before its turn.
   */
  async take<T>([name, ...wider]: readonly string[], lost: AbortSignal, work: () => Promise<T>): Promise<T> {
    lost.throwIfAborted();
    if (name === undefined) return work();
    const line = this.lines.get(name) ?? { working: 0, waiting: new Set() };
    this.lines.set(name, line);
    if (line.working >= this.atOnce) await turnIn(line, lost);
    else line.working += 1;
    try {
      return await this.take(wider, lost, work);
    } finally {
      const [next] = line.waiting;
      if (next) next();
      else line.working -= 1;
      if (line.working === 0) this.lines.delete(name);
    }
  }
}

/** Resolves when another one hands its place over. */
function turnIn({ waiting }: Line, lost: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      waiting.delete(begin);
      lost.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.delete(begin);
      reject(lost.reason);
    };
    waiting.add(begin);
    lost.addEventListener('abort', leave, { once: true });
  });
}
