import { pagePolicy } from '../../../api/src/http/content-policy';
import { securityHeaderValues } from '../../../api/src/http/plugins/security-headers';
import { headersFile, tooLongForCloudflare } from '../../../scripts/hosting/headers-file';
import { nginxInclude } from '../../../scripts/hosting/nginx';
import { policyLines } from '../../../scripts/hosting/policy-lines';
import { enforced, headersFor } from '../../support/headers-file';

const sources = {
  scriptHashes: [hash('a')],
  styleHashes: [hash('b'), hash('c')],
  styleAttributeHashes: [hash('d')],
  apiOrigin: 'https://api.kantha.example',
};

test.each([
  ['with hashes and an API elsewhere', sources],
  ['of a site that holds nothing inline', {}],
])('The two lines of the policy %s allow together what the one allows', (_name, given) => {
  const policy = pagePolicy(given);
  expect(enforced(policyLines(policy).join(', '))).toEqual(enforced(policy));
});

test('No path gets a header twice, but for the two lines of the policy', () => {
  const file = headersFile(sources);
  for (const path of ['/', '/products', '/app-0.js', '/x.0.css', '/static/a/b.webp', '/icons.svg', '/files/a.pdf']) {
    const headers = headersFor(file, path);
    const once = [...headers].filter(([, value]) => file.includes(`: ${value}\n`)).map(([name]) => name);
    expect(once).toEqual([...headers.keys()].filter((name) => name !== 'content-security-policy'));
  }
});

test('A line that Cloudflare would ignore is named', () => {
  const styleHashes = Array.from({ length: 40 }, (_, index) => hash(String(index)));
  expect(tooLongForCloudflare(headersFile(sources))).toEqual([]);
  expect(tooLongForCloudflare(headersFile({ styleHashes }))).toEqual([
    expect.stringMatching(/^Cloudflare ignores this line of _headers, .* Content-Security-Policy: style-src/),
  ]);
});

test('In nginx every location that answers has every header, with errors too', () => {
  const locations = nginxInclude(sources)
    .split(/^location /m)
    .slice(1);
  const answering = locations.filter((location) => !location.includes('return 404'));
  expect(answering).toHaveLength(11);
  for (const location of answering) {
    for (const name of [...Object.keys(securityHeaderValues), 'Cache-Control']) {
      expect(location).toMatch(new RegExp(`add_header ${name} "[^"]+" always;`));
    }
  }
});

test('In nginx a job without a page has the page that looks it up', () => {
  const [, location = ''] = nginxInclude(sources).split('location ~ "^/join-team/[^/]+/?$" {');
  expect(location.split('}')[0]).toContain('try_files $uri $uri/index.html /join-team/position/index.html =404;');
});

test('In nginx pages have the policy of the pages', () => {
  expect(nginxInclude(sources)).toContain(`add_header Content-Security-Policy "${pagePolicy(sources)}" always;`);
});

function hash(letter: string): string {
  return `sha256-${letter.repeat(43).slice(0, 43)}=`;
}
