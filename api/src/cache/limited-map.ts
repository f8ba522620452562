/** As many visitors or networks are remembered at least, wherever something is counted for each. */
export const leastNames = 10_000;

/**
 * A map for names that strangers may invent, as many as they like. What is known of a name is forgotten after something
 * was noted of `least` others since, and never before; fewer than twice as many are known at a time.
 */
export class LimitedMap<Name, Note> {
  private latest = new Map<Name, Note>();
  /** What `latest` was when it was full. It is dropped as a whole, since to look for the oldest takes far longer. */
  private earlier = new Map<Name, Note>();

  constructor(private readonly least: number) {}

  get(name: Name): Note | undefined {
    return this.latest.get(name) ?? this.earlier.get(name);
  }

  set(name: Name, note: Note): void {
    this.latest.set(name, note);
    if (this.latest.size < this.least) return;
    this.earlier = this.latest;
    this.latest = new Map();
  }
}

/** In texts: a hostile document repeats one, or a few in turns. */
const leastTexts = 32;

/**
 * The same function of a text, which works out the answer for one only once among so many.
 * @param least in characters: what is shorter is worked out as quickly as it is found
 */
export function memoised<Answer>(work: (text: string) => Answer, least: number): (text: string) => Answer {
  const known = new LimitedMap<string, Answer>(leastTexts);
  return (text) => {
    if (text.length < least) return work(text);
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const found = work(text);
    known.set(copyOf(text), found);
    return found;
  };
}

/** A piece of a document's text would keep all of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
