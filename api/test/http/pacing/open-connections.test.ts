import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { OpenConnections } from '../../../src/http/pacing/open-connections';

let ended: string[];
let full: number;
let room: number;
let open: OpenConnections;
/** Connections on which an answer is owed. */
let owed: Set<unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  [ended, full, room] = [[], 0, 0];
  owed = new Set();
  const reports = { onFull: () => (full += 1), onRoom: () => (room += 1) };
  open = new OpenConnections(40, reports, { isOwed: (socket) => owed.has(socket), waits: () => false });
});

test('as many as may be stay open', () => {
  everybody(40);
  expect([ended, full]).toEqual([[], 0]);
});

test('when there are more, the one is ended on which nothing has happened for longest', () => {
  const [first] = everybody(40);
  seconds(1);
  first?.happens();
  for (const name of ['40', '41']) connection(name, `203.0.113.${name}`);
  expect(ended).toEqual(['1', '2']);
  expect(full).toBe(2);
});

test('a network that has many loses its own, whoever came first', () => {
  for (let count = 0; count < 16; count += 1) connection(`browser ${count}`, '198.51.100.1');
  seconds(5);
  for (let count = 0; count < 24; count += 1) connection(`greedy ${count}`, '2001:db8:1:1::7');
  seconds(15);
  for (let count = 24; count < 30; count += 1) connection(`greedy ${count}`, '2001:db8:1:1::7');
  expect(ended).toEqual(Array.from({ length: 6 }, (_, count) => `greedy ${count}`));
});

test('an office that works loses none to many networks that have taken fewer each and are silent', () => {
  const office = Array.from({ length: 12 }, (_, count) => connection(`office ${count}`, '198.51.100.1'));
  for (let count = 0; count < 28; count += 1) connection(`silent ${count}`, `203.0.113.${Math.floor(count / 4)}`);
  seconds(10);
  for (const { happens } of office) happens();
  seconds(2);
  for (let count = 28; count < 36; count += 1) connection(`silent ${count}`, `203.0.113.${Math.floor(count / 4)}`);
  expect(ended).toHaveLength(8);
  expect(ended.join()).not.toContain('office');
});

test('whoever waits for an answer is ended last, however many his network has', () => {
  const office = Array.from({ length: 30 }, (_, count) => connection(`office ${count}`, '198.51.100.1'));
  for (const { socket } of office) owed.add(socket);
  seconds(10);
  for (let count = 0; count < 20; count += 1, seconds(2)) connection(`${count}`, `203.0.113.${count}`);
  expect(ended).toHaveLength(10);
  expect(ended.join()).not.toContain('office');
});

test('an upload that pauses stays before those who come anew all the time and ask for nothing', () => {
  const { socket } = connection('upload', '198.51.100.1');
  owed.add(socket);
  seconds(3);
  for (let count = 0; count < 100; count += 1) connection(`${count}`, `203.0.113.${count}`);
  expect(ended).toHaveLength(61);
  expect(ended).not.toContain('upload');
});

test('whoever comes stays before uploads of others that fill all there may be', () => {
  for (const { socket } of everybody(40)) owed.add(socket);
  seconds(3);
  for (let count = 0; count < 15; count += 1) connection(`new ${count}`, `198.51.100.${count}`);
  expect(ended).toHaveLength(15);
  expect(ended.join()).not.toContain('new');
});

test('of those that all wait for an answer, one is ended by the same weight', () => {
  const all = everybody(40);
  for (const { socket } of all) owed.add(socket);
  seconds(1);
  for (const { happens } of all.slice(1)) happens();
  // Whoever has just come is about to ask.
  connection('new', '203.0.113.200');
  expect(ended).toEqual(['0']);
});

test('behind a proxy, whoever has many loses his own, though all have the address of the proxy', () => {
  const proxied = (name: string, visitor: string) => {
    const made = connection(name, '127.0.0.1');
    owed.add(made.socket);
    open.askedBy(made.socket, visitor);
    return made;
  };
  proxied('upload', '203.0.113.7');
  const greedy = Array.from({ length: 39 }, (_, count) => proxied(`greedy ${count}`, '198.51.100.1'));
  seconds(4);
  // All of his at one moment, at which he opens more.
  for (const { happens } of greedy) happens();
  for (let count = 39; count < 60; count += 1) proxied(`greedy ${count}`, '198.51.100.1');
  expect(ended).toHaveLength(21);
  expect(ended).not.toContain('upload');
});

test('a connection of a proxy counts for the visitor who asked last by it', () => {
  const [kept, ...others] = Array.from({ length: 40 }, (_, count) => connection(`${count}`, '127.0.0.1'));
  for (const { socket } of others) open.askedBy(socket, '198.51.100.1');
  kept && open.askedBy(kept.socket, '198.51.100.1');
  kept && open.askedBy(kept.socket, '203.0.113.7');
  seconds(2);
  for (let count = 40; count < 60; count += 1) connection(`new ${count}`, `192.0.2.${count}`);
  expect(ended).toHaveLength(20);
  expect(ended).not.toContain('0');
});

test('of those that have closed nothing is counted', () => {
  const all = Array.from({ length: 40 }, (_, count) => connection(`${count}`, '203.0.113.1'));
  seconds(1);
  for (const { socket } of all.slice(1)) socket.emit('close');
  everybody(39, '198.51.100');
  expect(ended).toEqual([]);
  seconds(3);
  for (const name of ['1', '2', '3']) connection(name, '192.0.2.1');
  // It has been silent for longest, alone in its network like all others.
  expect(ended[0]).toBe('0');
});

test('it is said when less than half of them are open again', () => {
  const all = everybody(41);
  for (const { socket } of all.slice(1, 21)) socket.emit('close');
  expect(room).toBe(0);
  all[30]?.socket.emit('close');
  expect(room).toBe(1);
});

/** One connection from each of as many networks. */
function everybody(count: number, network = '203.0.113'): ReturnType<typeof connection>[] {
  return Array.from({ length: count }, (_, at) => connection(`${at}`, `${network}.${at}`));
}

function connection(name: string, remoteAddress: string): { socket: Socket; happens: () => void } {
  const made = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => ended.push(name) });
  const socket = made as unknown as Socket;
  return { socket, happens: open.add(socket) };
}

function seconds(count: number): void {
  jest.advanceTimersByTime(count * 1000);
}
