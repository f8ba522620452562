/** How many attempts are under way at a time. */
const quickAtATime = 10;

/** How many more, of those that take long: each has given its slot to another. */
const slowAtATime = 20;

/** In milliseconds: to connect and to greet take ten seconds each at most (`post.ts`), and the rest takes none. */
const slowByDefault = 20_000;

/** So many attempts that take long are enough to know that the next one to the same target would as well. */
const enoughSlow = 3;

/** What an attempt takes while it is under way. */
interface Slot {
  /** Whose server it waits for; undefined where all attempts of the channel wait for the same. */
  target?: string | undefined;
  isSlow: boolean;
}

/**
 * The attempts of one channel that are under way. One that waits for a target of its own and takes long gives its slot
 * to another, so that whoever does not answer delays nobody else.
 */
export class Slots {
  private readonly taken = new Set<Slot>();
  private tell = () => {};

  constructor(private readonly slowAfter = slowByDefault) {}

  /** How many attempts may begin. */
  get free(): number {
    const slow = this.slow().length;
    return Math.max(0, quickAtATime - this.taken.size + Math.min(slow, slowAtATime));
  }

  get isIdle(): boolean {
    return this.taken.size === 0;
  }

  /** Whether so many attempts to a target take long that no more are to begin: the next one waits its turn. */
  mustWait(target: string | undefined): boolean {
    return target !== undefined && this.slow().filter((slot) => slot.target === target).length >= enoughSlow;
  }

  /** Resolves as soon as slots may have become free after the call. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      this.tell = resolve;
    });
  }

  /** Runs work in a slot. It says by `begin` whom it waits for, from when on. */
  async use(work: (begin: (target: string | undefined) => void) => Promise<void>): Promise<void> {
    const slot: Slot = { isSlow: false };
    let timer: NodeJS.Timeout | undefined;
    this.taken.add(slot);
    try {
      await work((target) => {
        slot.target = target;
        if (target !== undefined) timer = setTimeout(() => this.becomeSlow(slot), this.slowAfter).unref();
      });
    } finally {
      clearTimeout(timer);
      this.taken.delete(slot);
      this.tell();
    }
  }

  private becomeSlow(slot: Slot): void {
    slot.isSlow = true;
    this.tell();
  }

  private slow(): Slot[] {
    return [...this.taken].filter(({ isSlow }) => isSlow);
  }
}
