import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { OpenConnections } from '../../../src/http/pacing/open-connections';

let ended: string[];
let full: number;
let room: number;
let open: OpenConnections;

beforeEach(() => {
  [ended, full, room] = [[], 0, 0];
  open = new OpenConnections(40, { onFull: () => (full += 1), onRoom: () => (room += 1) });
});

test('as many as may be stay open', () => {
  for (let count = 0; count < 40; count += 1) connection(`${count}`, `203.0.113.${count}`);
  expect([ended, full]).toEqual([[], 0]);
});

test('when there are more, the one is ended on which nothing has happened for longest', () => {
  const [first] = Array.from({ length: 40 }, (_, count) => connection(`${count}`, `203.0.113.${count}`));
  first?.happens();
  for (const name of ['40', '41']) connection(name, `203.0.113.${name}`);
  expect(ended).toEqual(['1', '2']);
  expect(full).toBe(2);
});

test('a network that has many loses its own, whoever came first', () => {
  for (let count = 0; count < 16; count += 1) connection(`browser ${count}`, '198.51.100.1');
  for (let count = 0; count < 30; count += 1) connection(`greedy ${count}`, '2001:db8:1:1::7');
  expect(ended).toEqual(Array.from({ length: 6 }, (_, count) => `greedy ${count}`));
});

test('of those that have closed nothing is counted', () => {
  const all = Array.from({ length: 40 }, (_, count) => connection(`${count}`, '203.0.113.1'));
  for (const { socket } of all.slice(0, 30)) socket.emit('close');
  for (let count = 0; count < 30; count += 1) connection(`later ${count}`, `198.51.100.${count}`);
  expect(ended).toEqual([]);
  connection('one more', '198.51.100.99');
  // Ten are few, so that they go like all others.
  expect(ended).toEqual(['30']);
});

test('it is said when less than half of them are open again', () => {
  const all = Array.from({ length: 41 }, (_, count) => connection(`${count}`, `203.0.113.${count}`));
  for (const { socket } of all.slice(1, 21)) socket.emit('close');
  expect(room).toBe(0);
  all[30]?.socket.emit('close');
  expect(room).toBe(1);
});

function connection(name: string, remoteAddress: string): { socket: EventEmitter; happens: () => void } {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => ended.push(name) });
  return { socket, happens: open.add(socket as unknown as Socket) };
}
