import { Turns } from '../../src/quotas/turns';

const never = new AbortController().signal;

test('so many of one name work at once, the others in the order in which they came', async () => {
  const { turns, begun, end } = setUp(2);
  const all = ['a', 'b', 'c', 'd'].map((work) => turns(['office'], work));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await settled();
  for (const work of ['c', 'd']) end(work);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('nobody waits for others', async () => {
  const { turns, begun, end } = setUp(1);
  const first = turns(['office'], 'a');
  const second = turns(['home'], 'b');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  for (const work of ['a', 'b']) end(work);
  await Promise.all([first, second]);
});

test('those who share a wider name share its line, in which nobody stands more often than he may work', async () => {
  const { turns, begun, end } = setUp(2);
  const all = ['a', 'b', 'c', 'd'].map((work) => turns(['first floor', 'house'], work));
  const another = turns(['second floor', 'house'], 'e');
  const elsewhere = turns(['garden'], 'f');
  await settled();
  expect(begun).toEqual(['a', 'b', 'f']);
  end('a');
  await settled();
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'f', 'e', 'c']);
  for (const work of ['c', 'e', 'f']) end(work);
  await settled();
  end('d');
  await Promise.all([...all, another, elsewhere]);
});

test('whoever loses what he waits with does not get his turn, and holds up nobody', async () => {
  const { turns, begun, end } = setUp(1);
  const losing = new AbortController();
  const first = turns(['office'], 'a');
  const second = turns(['office'], 'b', losing.signal);
  const third = turns(['office'], 'c');
  losing.abort(new Error('no room'));
  await expect(second).rejects.toThrow('no room');
  end('a');
  await settled();
  expect(begun).toEqual(['a', 'c']);
  end('c');
  await Promise.all([first, third]);
});

test('work that fails ends its turn', async () => {
  const turns = new Turns(1);
  await expect(turns.take(['office'], never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(['office'], never, async () => 'done')).toBe('done');
});

function setUp(atOnce: number) {
  const turns = new Turns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = async (name: string): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return {
    begun,
    turns: (names: string[], what: string, lost = never) => turns.take(names, lost, () => work(what)),
    end: (what: string) => ends.get(what)?.(),
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
