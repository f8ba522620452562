import { truncateSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { testApp } from '../support/app';

test('Whoever downloads a file that a build makes shorter is told, and does not wait for the rest', async () => {
  const publicDir = temporaryFolder();
  const film = path.join(publicDir, 'film.mp4');
  writeFileSync(film, Buffer.alloc(64 * 1024 * 1024));
  const { app } = await testApp({ publicDir });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${url}/film.mp4`, resolve));
  truncateSync(film, 1024 * 1024);
  await expect(buffer(answer)).rejects.toThrow('aborted');
});
