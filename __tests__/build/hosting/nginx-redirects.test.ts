import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../kit/free-port';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { nginxInclude } from '../../../scripts/hosting/nginx';
import { hasNginx, startNginx } from '../../support/nginx';

/** Whatever a browser might take for the beginning of another host, once nginx has decoded it. */
const starts = [
  '//',
  '///',
  '/%5c',
  '/%5C',
  '/\\',
  '/%2f',
  '/%2f%2f',
  '/%2F%5c',
  '/%5c%5c',
  '/%5c/',
  '/./%5c',
  '/%09/',
  '/%0d%0a',
  '/x/..//',
  '/x/%2e%2e/%5c',
  '/@',
  '/:',
  '/%00',
  '/..%5c',
];
const ends = ['', '/', '/index.html', '//', '/%2e%2e/', '/?x=1', '%2f', '/./'];
const hosts = ['evil.example', 'evil.example%2fa', 'evil.example:80', 'evil'];
const hostile = ['', '/products', '/join-team', '/product/old'].flatMap((folder) =>
  starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => `${folder}${start}${host}${end}`))),
);

(hasNginx('redirects of nginx') ? describe : describe.skip)('nginx with the snippet', () => {
  const folder = temporaryFolder();
  let nginx: { stop: () => Promise<void> };
  let port: number;

  beforeAll(async () => {
    const root = path.join(folder, 'public');
    for (const page of ['', 'products', 'join-team', 'join-team/position', '404']) {
      mkdirSync(path.join(root, page), { recursive: true });
      writeFileSync(path.join(root, page, 'index.html'), page);
    }
    port = await freePort();
    const include = nginxInclude({}, { redirects: new Map([['/product/old', '/products']]) });
    nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${root};\n${include}\n}`, port);
  });
  afterAll(async () => {
    await nginx?.stop();
  });

  test.each([
    ['/products/', '/products'],
    ['/products/index.html', '/products'],
    ['/products/?a=//evil.example', '/products?a=//evil.example'],
    ['/join-team/engineer-7/', '/join-team/engineer-7'],
    ['/index.html', '/'],
    ['/product/old', '/products'],
    ['/product/old?a=//evil.example', '/products?a=//evil.example'],
    ['/product/old/', '/product/old'],
  ])('sends %s on to %s', async (address, location) => {
    expect(await locationOf(address)).toBe(location);
  });

  test.each([
    ['/products', 200],
    ['//products', 404],
    ['/join-team//position', 404],
    ['/join-team/engineer-7', 200],
    ['/join-team/engineer-7/more', 404],
  ])('answers %s with %d, as our own server does', async (address, status) => {
    expect(await answerTo(address)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('sends no address on to another host', async () => {
    expect(hostile.length).toBeGreaterThan(1_000);
    const elsewhere = [];
    for (const address of hostile) {
      const location = await locationOf(address);
      if (location !== undefined && !/^\/(?![/\\])[\w/.~?=-]*$/.test(location)) elsewhere.push([address, location]);
    }
    expect(elsewhere).toEqual([]);
  });

  async function locationOf(address: string): Promise<string | undefined> {
    return /^Location: (.*)\r$/m.exec(await answerTo(address))?.[1];
  }

  /** As a client without manners asks; `fetch` would tidy the address first. */
  function answerTo(address: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }
});
