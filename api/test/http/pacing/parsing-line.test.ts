import { setImmediate as nextRound } from 'node:timers/promises';
import { ParsingLine, type Waiter } from '../../../src/http/pacing/parsing-line';

let line: ParsingLine;
let parsed: string[];
let ended: string[];

beforeEach(() => {
  line = new ParsingLine();
  parsed = [];
  ended = [];
});

test('of those who have cost nothing, whoever came last goes first', async () => {
  for (const name of ['first', 'second', 'third']) line.enter(connection(name, '203.0.113.1'));
  await everythingParsed(3);
  expect(parsed).toEqual(['third', 'second', 'first']);
});

test('of those who have cost nothing, whoever has sent a request goes before whoever has sent hundreds, when all come at once', async () => {
  line.enter(connection('one', '203.0.113.1'));
  line.enter(connection('hundreds', '203.0.113.2', 0, 65_536));
  await everythingParsed(2);
  expect(parsed).toEqual(['one', 'hundreds']);
});

test('whoever has cost little comes like somebody who has cost nothing', async () => {
  line.enter(connection('little', '198.51.100.1', 5));
  await everythingParsed(1);
  line.enter(connection('new', '198.51.100.2'));
  line.enter(connection('little again', '198.51.100.1'));
  await everythingParsed(3);
  expect(parsed).toEqual(['little', 'little again', 'new']);
});

test('whoever has cost more goes after whoever has cost less, of whatever connection', async () => {
  line.enter(connection('costly', '198.51.100.1', 60));
  await everythingParsed(1);
  line.enter(connection('new', '198.51.100.2'));
  line.enter(connection('costly again', '198.51.100.1'));
  await everythingParsed(3);
  expect(parsed).toEqual(['costly', 'new', 'costly again']);
});

test('of a network whose addresses cost nothing, all count together', async () => {
  line.enter(connection('costly', '2001:db8:1:1::1', 60));
  await everythingParsed(1);
  line.enter(connection('new', '2001:db8:2::1'));
  line.enter(connection('neighbour', '2001:db8:1:2::7'));
  await everythingParsed(3);
  expect(parsed).toEqual(['costly', 'new', 'neighbour']);
});

test('of one address, as of everybody behind a proxy, whoever has had less of the loop for what he sent goes first', async () => {
  const much = connection('much', '127.0.0.1', 60);
  line.enter(much);
  await everythingParsed(1);
  line.enter(connection('new', '127.0.0.1'));
  line.enter(much);
  await everythingParsed(3);
  expect(parsed).toEqual(['much', 'new', 'much']);
});

test('of a network with a thousand connections that wait, the one that came first is ended for each that comes', async () => {
  for (let count = 0; count < 1_002; count += 1) line.enter(connection(`${count}`, '203.0.113.1'));
  line.enter(connection('other', '198.51.100.1'));
  expect(ended).toEqual(['0', '0']);
  await everythingParsed(1_003);
});

test('whoever leaves the line has nothing parsed', async () => {
  const [gone, other] = [connection('gone', '203.0.113.1'), connection('other', '203.0.113.2')];
  line.enter(gone);
  line.enter(other);
  line.leave(gone);
  await everythingParsed(1);
  for (let round = 0; round < 5; round += 1) await nextRound();
  expect(parsed).toEqual(['other']);
});

test('the loop is free after every few milliseconds, however many wait', async () => {
  for (let count = 0; count < 20; count += 1) line.enter(connection(`${count}`, `203.0.113.${count}`, 6));
  const inRound: number[] = [];
  for (let before = 0; parsed.length < 20; before = parsed.length) {
    await nextRound();
    inRound.push(parsed.length - before);
  }
  expect(Math.max(...inRound)).toBe(1);
});

/** `cost`: milliseconds of the loop that each piece takes. `sent`: bytes. */
function connection(name: string, address: string, cost = 0, sent = 500): Waiter {
  return {
    network: line.networkOf(address),
    attained: 0,
    pending: sent,
    drop: () => ended.push(name),
    parse() {
      parsed.push(name);
      for (const end = performance.now() + cost; performance.now() < end; );
    },
  };
}

async function everythingParsed(count: number): Promise<void> {
  while (parsed.length < count) await nextRound();
}
