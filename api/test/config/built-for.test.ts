import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { builtForOthers } from '../../src/config/built-for';

const www = 'https://www.kantha.com.bd';
const beta = 'https://beta.kantha.com.bd';
const here = 'http://localhost:8000';

/** A site that was built with these settings. */
function built(settings: object): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, '.built.json'), JSON.stringify(settings));
  return folder;
}

test.each([
  [
    'a SITE_URL that was forgotten',
    { siteUrl: here, apiUrl: '' },
    { siteUrl: www, apiUrl: www },
    here,
    'SITE_URL',
    www,
  ],
  ['another SITE_URL', { siteUrl: beta, apiUrl: '' }, { siteUrl: www, apiUrl: www }, beta, 'SITE_URL', www],
  [
    'the real SITE_URL, by a server without one',
    { siteUrl: www, apiUrl: '' },
    local(8000),
    www,
    'SITE_URL',
    local(8000).siteUrl,
  ],
  ['another API', { siteUrl: www, apiUrl: beta }, { siteUrl: www, apiUrl: www }, beta, 'GATSBY_API_URL', www],
  ['the API of the site', { siteUrl: www, apiUrl: '' }, { siteUrl: www, apiUrl: beta }, www, 'GATSBY_API_URL', beta],
])(
  'pages that were built with %s are named at the start, with what to do',
  async (_, build, server, theirs, name, ours) => {
    expect(await builtForOthers(built(build), server)).toBe(
      `the pages were built for ${theirs}, while ${name} of the server is ${ours}: set ${name} for both, then run "npm run release"`,
    );
  },
);

test.each([
  ['with the same settings', built({ siteUrl: www, apiUrl: '', apiMode: 'own' }), { siteUrl: www, apiUrl: www }],
  ['with both addresses given', built({ siteUrl: www, apiUrl: beta }), { siteUrl: www, apiUrl: beta }],
  ['for another port of this machine', built({ siteUrl: here, apiUrl: '' }), local(8123)],
  [
    'for this machine, however it is called',
    built({ siteUrl: here, apiUrl: '' }),
    { siteUrl: 'http://[::1]:8000', apiUrl: 'http://[::1]:8000' },
  ],
  ['by who knows whom', temporaryFolder(), { siteUrl: www, apiUrl: www }],
])('of pages that were built %s nothing is said', async (_, folder, server) => {
  expect(await builtForOthers(folder, server)).toBeUndefined();
});

function local(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  return { siteUrl: origin, apiUrl: origin };
}
