import { Delays } from '../../src/quotas/delays';
import { networksOf } from '../../src/quotas/networks';
import { type Waiter, WaitingRoom } from '../../src/quotas/waiting-room';
import { stoppedClock } from '../support/clock';

const crowd = 2_000;
const times = { time: 250, usual: 1 };

test.each([
  ['one address', () => '203.0.113.7'],
  ['as many addresses that never came before', ipv4],
])('of thousands who wait, from %s, whose turn it is takes one look', (_, addressOf) => {
  const { delays, room } = full(addressOf);
  const looks = jest.spyOn(delays, 'of');
  for (let turn = 0; turn < 100; turn += 1) {
    const first = room.first();
    if (first) room.remove(first);
  }
  expect(room.size).toBe(crowd - 100);
  expect(looks).toHaveBeenCalledTimes(100);
});

test('of thousands of senders, who is last takes a look at a hundred of them, time and again', () => {
  const { delays, room, waiters } = full(ipv4);
  const looks = jest.spyOn(delays, 'of');
  for (const [number, expected] of waiters.slice(0, 500).entries()) {
    room.add({ networks: networksOf(ipv4(crowd + number)) });
    expect(room.last()).toBe(expected);
    room.remove(expected);
  }
  expect(looks.mock.calls.length / 500).toBeLessThan(110);
});

test('whoever comes with more than all of those who wait is last at once', () => {
  const { delays, room, waiters } = full(ipv4);
  room.remove(room.last() ?? { networks: [] });
  const busy = { networks: networksOf('198.51.100.1') };
  delays.end(busy.networks, 10_000);
  room.add(busy);
  expect(room.last()).toBe(busy);
  room.remove(busy);
  expect(room.last()).toBe(waiters[1]);
});

test('when all who were last have had their turn, somebody of those who still wait is last', () => {
  const { room, waiters } = full(ipv4);
  expect(room.last()).toBe(waiters[0]);
  const [had, still] = [waiters.slice(0, 100), waiters.slice(100)];
  for (const waiter of had) room.remove(waiter);
  expect(room.last()).toBe(still[0]);
});

test('whoever has had a document judged that came to nothing keeps no place from a newcomer', () => {
  const clock = stoppedClock();
  const delays = new Delays(times);
  const room = new WaitingRoom<Waiter>(delays);
  const [regular, newcomer] = ['203.0.113.7', '198.51.100.1'].map((address) => ({ networks: networksOf(address) }));
  if (!regular || !newcomer) throw new Error('There are two');
  delays.begin(regular.networks);
  clock.move(3_000);
  delays.end(regular.networks, 0);
  for (const waiter of [regular, newcomer]) room.add(waiter);
  expect(room.last()).toBe(regular);
});

test('of one sender, whoever came first is first, and whoever came last is last', () => {
  const { room, waiters } = full(() => '203.0.113.7');
  expect(room.first()).toBe(waiters[0]);
  expect(room.last()).toBe(waiters.at(-1));
});

test('of newcomers, whoever came last is first, and whoever came first is last', () => {
  const { room, waiters } = full(ipv4);
  expect(room.first()).toBe(waiters.at(-1));
  expect(room.last()).toBe(waiters[0]);
});

test('whoever has most waiting in all of his /48 is last, whatever the addresses', () => {
  const { room, waiters } = full((number) => (number < 1_000 ? ipv4(number) : ipv6(number)));
  expect(waiters.indexOf(room.last() ?? { networks: [] })).toBeGreaterThanOrEqual(1_000);
});

test('whoever left is nowhere, however often he leaves', () => {
  const delays = new Delays(times);
  const room = new WaitingRoom(delays);
  const waiter = { networks: networksOf('203.0.113.7') };
  room.add(waiter);
  room.remove(waiter);
  room.remove(waiter);
  expect([room.size, room.first(), room.last(), [...room]]).toEqual([0, undefined, undefined, []]);
});

function full(addressOf: (number: number) => string) {
  const delays = new Delays(times);
  const room = new WaitingRoom<Waiter>(delays);
  const waiters = Array.from({ length: crowd }, (_, number): Waiter => ({ networks: networksOf(addressOf(number)) }));
  for (const waiter of waiters) room.add(waiter);
  return { delays, room, waiters };
}

function ipv4(number: number): string {
  return `10.0.${number >> 8}.${number & 255}`;
}

function ipv6(number: number): string {
  return `2001:db8:0:${number.toString(16)}::1`;
}
