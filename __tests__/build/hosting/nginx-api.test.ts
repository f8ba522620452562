import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { maxDiscarded } from '../../../api/src/leads/accept/multipart/read-body';
import { contact } from '../../../data/site.json';
import { freePort } from '../../../kit/free-port';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { readContacts } from '../../../scripts/hosting/contacts';
import { nginxInclude } from '../../../scripts/hosting/nginx';
import { telephoneLink, whatsappLink } from '../../../src/contract/contact-links';
import { hasNginx, nginxFaults, startNginx } from '../../support/nginx';

(hasNginx('the API behind nginx') ? describe : describe.skip)('the server block of docs/deploy.md', () => {
  const folder = temporaryFolder();
  const answer = { title: 'From our own server' };
  let latest: IncomingMessage | undefined;
  const server = createServer((request, reply) => {
    latest = request;
    if (request.headers['x-drop']) return request.destroy();
    if (request.headers['x-refuse']) reply.statusCode = 503;
    const end = () => reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    // As long as nginx needs to see that a client has closed its half.
    request.resume().on('end', () => setTimeout(end, 50));
  });
  let nginx: { stop: () => Promise<void> };
  let site: string;

  beforeAll(async () => {
    const [port, behind] = [await freePort(), await freePort()];
    site = `http://127.0.0.1:${port}`;
    const snippet = path.join(folder, 'site.conf');
    writeFileSync(snippet, nginxInclude({}, { contacts: readContacts('data') }));
    mkdirSync(path.join(folder, 'public'));
    const [, block = ''] =
      /```nginx\n(# With its port.*?\n\})\n```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    const here = block
      .replace('server {', `server {\n  listen 127.0.0.1:${port};`)
      .replace('/srv/site/public', path.join(folder, 'public'))
      .replace('snippets/site.conf', snippet)
      .replace('127.0.0.1:8000', `127.0.0.1:${behind}`);
    await new Promise<void>((resolve) => server.listen(behind, '127.0.0.1', resolve));
    nginx = await startNginx(here, port);
  });
  afterAll(async () => {
    await nginx?.stop();
    server.close();
  });

  test.each([
    '/api/openapi.json',
    '/api/country-list',
    '/api/a.map',
    '/api/.hidden',
    '/api/00000000000000000000.js',
    '/api/a/index.html',
  ])('leaves %s to our server', async (address) => {
    expect(await (await fetch(`${site}${address}`)).json()).toEqual(answer);
  });

  test('has no address but those below /api/', async () => {
    expect((await fetch(`${site}/api`, { redirect: 'manual' })).status).toBe(404);
  });

  test('answers a client that closes its half behind its form', async () => {
    const { hostname, port } = new URL(site);
    const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    client.end('POST /api/contact-store HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b');
    expect(await text(client)).toContain(answer.title);
  });

  test('has our server keep the connection, so that an answer that comes before the end of a body is not lost', async () => {
    await fetch(`${site}/api/country-list`);
    expect(latest).toMatchObject({ httpVersion: '1.1', headers: { host: expect.any(String) } });
    expect(latest?.headers.connection).toBeUndefined();
  });

  test('brings our server every body that it answers in words, and no larger one', async () => {
    const post = (bytes: number) => fetch(`${site}/api/contact-store`, { method: 'POST', body: Buffer.alloc(bytes) });
    expect(await (await post(maxDiscarded)).json()).toEqual(answer);
    const refused = await post(maxDiscarded + 1);
    expect(refused.status).toBe(413);
    expectWayOn(await refused.text(), 'Your file is too large to get through');
    expectProtected(refused);
  });

  test('tells a visitor whose form finds nobody, in words and with the ways to reach us, that it was not sent', async () => {
    const refused = await fetch(`${site}/api/contact-store`, {
      method: 'POST',
      headers: { 'x-drop': 'yes' },
      body: 'a',
    });
    expect(refused.status).toBe(502);
    expectWayOn(await refused.text(), 'Your request has not been sent yet');
    expectProtected(refused);
  });

  test('takes whatever the ways to reach us have in them', () => {
    const include = nginxInclude({}, { contacts: { phone: '$1 \\"2', email: "o'neil$x@kantha.example" } });
    expect(nginxFaults(`server { listen 127.0.0.1:1; root ${folder};\n${include}\n}`)).toBe('');
  });

  test('leaves what our server itself refuses as it is', async () => {
    const refused = await fetch(`${site}/api/contact-store`, {
      method: 'POST',
      headers: { 'x-refuse': 'yes' },
      body: 'a',
    });
    expect([refused.status, await refused.json()]).toEqual([503, answer]);
  });

  test('passes a body on as it arrives, so that our server sees who does not go on', async () => {
    const arriving = once(server, 'request');
    const { hostname, port } = new URL(site);
    const client = connect({ host: hostname, port: Number(port) });
    client.write('POST /api/contact-store HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na');
    const [request] = await arriving;
    expect(request).toMatchObject({ complete: false, headers: { 'content-length': '3' } });
    client.destroy();
  });

  test('says under which name and port it was asked, by which our server knows its own pages', async () => {
    await fetch(`${site}/api/country-list`);
    expect(latest?.headers.host).toBe(new URL(site).host);
  });

  test('has a name for whoever says none', async () => {
    const { hostname, port } = new URL(site);
    const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    client.end('GET /api/country-list HTTP/1.0\r\n\r\n');
    expect(await text(client)).toContain(answer.title);
    expect(latest?.headers.host).toBe('www.example.com');
  });
});

function expectWayOn(page: string, heading: string) {
  expect(page).toContain(`<h1>${heading}</h1>`);
  for (const way of [telephoneLink(contact.phone), whatsappLink(contact.whatsapp), `mailto:${contact.email}`]) {
    expect(page).toContain(`href="${way}"`);
  }
}

function expectProtected({ headers }: Response) {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

test('every server block of the guide takes bodies as large as our server answers in words', () => {
  for (const file of ['docs/deploy.md', 'docs/deploy/instances.conf']) {
    const sizes = [...readFileSync(file, 'utf8').matchAll(/client_max_body_size (\w+);/g)].map(([, size]) => size);
    expect([file, ...sizes]).toEqual([file, `${maxDiscarded / 1024 / 1024}m`]);
  }
});

test('and passes on bodies as they arrive, and the host with its port', () => {
  for (const file of ['docs/deploy.md', 'docs/deploy/instances.conf']) {
    const text = readFileSync(file, 'utf8');
    expect([file, text]).toEqual([file, expect.stringContaining('proxy_request_buffering off;')]);
    expect([file, text]).toEqual([file, expect.stringContaining('proxy_set_header Host $asked_host;')]);
  }
});
