import { readdirSync, readlinkSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFiles } from '../../../../kit/folders';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { testApp } from '../../support/app';
import { postHead, rawClient } from '../../support/raw-client';

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const last = get('/api/live', 'Connection: close\r\n');

describe('a client that sends several requests without waiting', () => {
  test('gets every answer, in the order in which it asked', async () => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    client.send(get('/api/country-list') + get('/api/nothing-here') + get('/api/%') + last);
    const said = await client.everything;
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(said.endsWith('{"status":"ok"}')).toBe(true);
  });

  test('may do so again and again', async () => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    for (let round = 0; round < 4; round += 1) {
      client.send(get('/api/country-list').repeat(10));
      await pause(200);
    }
    client.send(last);
    expect((await client.everything).match(/HTTP\/1\.1 200/g)).toHaveLength(41);
  });

  test('has each of its forms read to the end', async () => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    const body = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nRahima\r\n--b--\r\n';
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': body.length };
    client.send((postHead('/api/contact-store', headers) + body).repeat(3) + last);
    expect((await client.everything).match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...Array(3).fill('HTTP/1.1 422'),
      'HTTP/1.1 200',
    ]);
  });

  test.each([
    ['gets every answer also of thousands, since what stands behind a request waits for its answer', '', 2_001],
    ['gets one where it expects what nobody can do: what stands behind may be a body', 'Expect: tea\r\n', 1],
  ])('%s', async (_, header, answers) => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    const begun = new Set<ServerResponse>();
    let most = 0;
    const begin = (_request: unknown, response: ServerResponse) => {
      most = Math.max(most, begun.add(response).size);
      response.once('close', () => begun.delete(response));
    };
    for (const event of ['request', 'checkExpectation']) app.server.on(event, begin);
    client.send(get('/api/country-list', header).repeat(2_000) + last);
    expect((await client.everything).match(/HTTP\/1\.1 (?:200|417)/g)).toHaveLength(answers);
    // As many as stand in a kilobyte.
    expect(most).toBeLessThan(25);
  });

  test('loses its connection when too many stand in one piece, as behind a large form', async () => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    const form = Buffer.alloc(40_000);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': form.length };
    client.send(postHead('/api/contact-store', headers) + form + get('/api/live').repeat(500) + last);
    expect((await client.everything).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(70);
    expect(app.server.listening).toBe(true);
  });

  test('leaves no file open when it goes away', async () => {
    const folder = temporaryFolder();
    const film = 'x'.repeat(3_000_000);
    writeFiles(folder, { 'index.html': '', '404.html': '', 'csp.json': {}, _headers: '', 'files/tour.mp4': film });
    const { app } = await testApp({ publicDir: folder, logLevel: 'silent' });
    for (const number of [5, 15, 200]) {
      const client = await rawClient(app);
      client.socket.pause();
      client.send(get('/files/tour.mp4').repeat(number));
      await pause(300);
      client.socket.destroy();
    }
    await pause(500);
    expect(openBelow(folder)).toEqual([]);
  });
});

/** Files that this process has open (Linux, proc(5)). */
function openBelow(folder: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${number}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      return [];
    }
  });
}
