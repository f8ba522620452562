import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeFiles } from '../../../kit/folders';
import { startServer } from '../../../kit/server';
import { temporaryFolder } from '../../../kit/temporary-folder';

/** In bytes: more than a connection takes in before its client reads. */
const large = 32 * 1024 * 1024;

test('on SIGTERM, an answer that has begun is sent to its end, and then its connection keeps nobody waiting', async () => {
  const { server, socket } = await sendingServer();
  const stopped = server.stop();
  const answer = await answerOf(socket);
  const received = Date.now();
  await stopped;
  // The client was told that the connection stays open; after eight seconds it would have been closed by force.
  expect(answer.head).toContain('Connection: keep-alive');
  expect(answer.length).toBe(large);
  expect(await server.ended).toBe(0);
  expect(Date.now() - received).toBeLessThan(3_000);
});

test('a second signal, as npm sends behind that of a terminal, ends nothing that is under way', async () => {
  const { server, socket } = await sendingServer();
  const answer = answerOf(socket);
  server.child.kill('SIGINT');
  await setTimeout(100);
  server.child.kill('SIGINT');
  expect((await answer).length).toBe(large);
  expect(await server.ended).toBe(0);
});

/** A server that has begun to send a large file to a client. */
async function sendingServer() {
  const folder = temporaryFolder();
  for (const name of ['data', 'node_modules']) symlinkSync(path.resolve(name), path.join(folder, name));
  writeFiles(folder, { 'public/index.html': '<!doctype html>', 'public/film.mp4': 'x'.repeat(large) });
  const env = { PORT: '0', DATABASE_URL: `sqlite:${folder}/leads.db`, LOG_LEVEL: 'warn' };
  const server = await startServer({ env, cwd: folder });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  return { server, socket };
}

/** What comes on a connection until the body is whole. The connection stays open. */
function answerOf(socket: Socket): Promise<{ head: string; length: number }> {
  return new Promise((resolve, reject) => {
    let head = '';
    let length = 0;
    socket.on('data', (piece: Buffer) => {
      if (head === '') {
        head = piece.toString('latin1', 0, piece.indexOf('\r\n\r\n') + 4);
        length -= head.length;
      }
      length += piece.length;
      if (length >= large) resolve({ head, length });
    });
    socket.once('close', () => reject(new Error(`The connection ended after ${length} bytes`)));
  });
}
