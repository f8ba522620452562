import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaderValues } from '../../api/src/http/plugins/security-headers';
import { freePort } from '../../kit/free-port';
import { temporaryFolder } from '../../kit/temporary-folder';
import { readBuiltPolicy } from '../../scripts/hosting/built-policy';
import { nginxInclude } from '../../scripts/hosting/nginx';
import { filesIn } from '../../src/build/files-in';
import { type Backend, startBackend } from '../support/backend';
import { hasNginx, startNginx } from '../support/nginx';

const files = filesIn('public').map((name) => `/${path.relative('public', name).split(path.sep).join('/')}`);
const pages = files.filter((name) => /^(?!\/404).*\/index\.html$/.test(name)).map((name) => name.slice(0, -11) || '/');
const others = files.filter((name) => !name.endsWith('.html') && (compressed(name) || !isText(name)));

(hasNginx('nginx in front of the site') ? describe : describe.skip)('The site by nginx, as the guide has it', () => {
  const folder = temporaryFolder();
  let backend: Backend;
  let nginx: { stop: () => Promise<void> };
  let url: string;

  beforeAll(async () => {
    backend = await startBackend({ SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(path.join(folder, 'site.conf'), nginxInclude(readBuiltPolicy('public')));
    nginx = await startNginx(guideServer().replace('server {', `server { listen 127.0.0.1:${port};`), port);
  });
  afterAll(async () => {
    await nginx?.stop();
    await backend?.stop();
  });

  test('every page and file, and what only servers read, is answered as by our own server', async () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const address of [...pages, ...others, '/no-such-page', '/no/such.js', '/404.html', '/.env']) {
      const [theirs, ours] = [await ask(url, address), await ask(backend.url, address)];
      expect([address, apartFromStyles(theirs)]).toEqual([address, apartFromStyles(ours)]);
      // One rule is for all pages there, so it allows the styles of all.
      expect([address, stylesOf(theirs)]).toEqual([address, expect.arrayContaining(stylesOf(ours))]);
    }
  });

  test.each(['/products/', '/products/index.html', '/index.html', '/products/?from=mail'])(
    '%s leads to the one address of the page',
    async (address) => {
      const ours = await ask(backend.url, address);
      expect(await ask(url, address)).toMatchObject({ status: 301, location: ours.location });
    },
  );

  test('a job that is newer than the build gets the page that looks it up, at its own address', async () => {
    const answer = await ask(url, '/join-team/newer-than-the-build');
    expect(answer).toEqual(await ask(url, '/join-team/position'));
    expect(answer.status).toBe(200);
  });

  test('the page that confirms a form names the receipt of its address, and nothing that is none', async () => {
    for (const query of ['?receipt=KS-0123456789', '?receipt=KS-1', '']) {
      const [theirs, ours] = await Promise.all(
        [url, backend.url].map(async (origin) => {
          const answer = await fetch(`${origin}/thank-you/demo${query}`);
          return [answer.headers.get('cache-control'), answer.headers.has('content-encoding'), await answer.text()];
        }),
      );
      expect(theirs).toEqual(ours);
    }
  });

  /** The block of docs/deploy.md, with only its addresses and folders replaced. */
  function guideServer(): string {
    const [, block = ''] =
      /```nginx\n(# With its port.+?\n\})\n```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    return block
      .replace('/srv/site/public', path.resolve('public'))
      .replace('snippets/site.conf', path.join(folder, 'site.conf'))
      .replace('http://127.0.0.1:8000', backend.url);
  }
});

type Answer = Awaited<ReturnType<typeof ask>>;

const styles = /style-src ([^;]*);/;

function apartFromStyles(answer: Answer): Answer {
  const { [policyName]: policy } = answer;
  return { ...answer, [policyName]: String(policy).replace(styles, '') };
}

function stylesOf({ [policyName]: policy }: Answer): string[] {
  return styles.exec(String(policy))?.[1]?.split(' ') ?? [];
}

const policyName = 'content-security-policy';

const compared = [
  'cache-control',
  'content-type',
  ...Object.keys(securityHeaderValues).map((name) => name.toLowerCase()),
];

/** Status and headers of an answer to a browser that takes gzip. */
async function ask(origin: string, address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(origin + address, { redirect: 'manual', headers: { 'Accept-Encoding': 'gzip' } });
  await answer.arrayBuffer();
  // Both names of XML mean the same (RFC 7303, section 9.2).
  const value = (name: string) => answer.headers.get(name)?.replace(/^text\/xml/, 'application/xml');
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, value(name)]));
  // Our own server sends the 404 page uncompressed.
  const encoding = answer.ok ? named(['content-encoding', 'vary']) : {};
  return { status: answer.status, location: answer.headers.get('location'), ...encoding, ...named(compared) };
}

function compressed(name: string): boolean {
  return files.includes(`${name}.gz`);
}

/** Of a small text, our own server says that it might have been compressed. */
function isText(name: string): boolean {
  return /\.(?:css|js|json|map|svg|txt|webmanifest|xml)$/.test(name);
}
