/** Texts: a hostile document repeats one, or a few in turns. */
const most = 64;

/**
 * The same function of a text, which works out the answer for one only once among so many.
 * @param least in characters: what is shorter is worked out as quickly as it is found
 */
export function remembering<Answer>(work: (text: string) => Answer, least: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (text.length < least) return work(text);
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size >= most) known.clear();
    const found = work(text);
    known.set(copyOf(text), found);
    return found;
  };
}

/** A piece of a document's text would keep all of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
