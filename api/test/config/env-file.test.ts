import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { loadEnvFile } from '../../src/config/env-file';
import { checkEnvLines } from '../../src/config/env-lines';
import { ConfigError } from '../../src/config/env-reader';

const before = { env: { ...process.env }, folder: process.cwd() };

beforeEach(() => {
  process.chdir(temporaryFolder());
  delete process.env.SITE_URL;
});

afterEach(() => {
  process.chdir(before.folder);
  process.env = { ...before.env };
});

test('settings are taken from the file, unless they are set already', () => {
  process.env.PORT = '1';
  writeFileSync('.env', '# ours\n\nPORT=2\r\n SITE_URL = "https://a.example" \nMAIL_TO=\n');
  loadEnvFile();
  expect(process.env).toMatchObject({ PORT: '1', SITE_URL: 'https://a.example', MAIL_TO: '' });
});

test('there need be no file', () => {
  expect(loadEnvFile).not.toThrow();
});

test('.env.example can be used as it is, also with every line that shows a default', () => {
  const example = readFileSync(path.join(before.folder, '.env.example'), 'utf8');
  expect(checkEnvLines(example)).toEqual([]);
  expect(checkEnvLines(example.replaceAll(/^#(?=[A-Z])(?=[A-Z_]+=)/gm, ''))).toEqual([]);
});

test.each([
  ['SITE_URL https://x.example', 'line 2: this is no NAME=value'],
  ['just some words', 'line 2: this is no NAME=value'],
  ['SITE_URL: https://x.example?a=b', 'line 2: this is no NAME=value'],
  ['export QUOTAS=on', 'line 2: this is no NAME=value'],
  ['LOG_LEVEL=info\rQUOTAS=on', 'line 2: this is no NAME=value'],
  ['=x', 'line 2: this is no NAME=value'],
  ['log_level=debug', 'line 2: nothing is called log_level; did you mean LOG_LEVEL?'],
  ['SMPT_URL=x', 'line 2: nothing is called SMPT_URL; did you mean SMTP_URL?'],
  ['MAILTO=x', 'line 2: nothing is called MAILTO; did you mean MAIL_TO?'],
  ['DB_URL=x', 'line 2: nothing is called DB_URL; did you mean DATABASE_URL?'],
  ['SMTP_HOST=x', 'line 2: nothing is called SMTP_HOST; did you mean SMTP_URL?'],
  ['WEBHOOKURL=x', 'line 2: nothing is called WEBHOOKURL; did you mean WEBHOOK_URL?'],
  ['TRUSTPROXY=1', 'line 2: nothing is called TRUSTPROXY; did you mean TRUST_PROXY?'],
  ['PORTS=1', 'line 2: nothing is called PORTS; did you mean PORT?'],
  ['CHROME_PATH=/usr/bin/chromium', 'line 2: CHROME_PATH is read from the environment alone, by tests and generators'],
  ['COLOUR=blue', 'line 2: nothing is called COLOUR, see `.env.example`.'],
  ['HOST=a\nHOST=b', 'line 3: HOST is set a second time.'],
  ['SMTP_URL=smtp://u:pa#ss@h', 'line 2: with a #, the value of SMTP_URL must stand in double quotes.'],
  ['QUOTAS=on # always', 'line 2: with a #, the value of QUOTAS must stand in double quotes.'],
  ['QUOTAS="on', 'line 2: the quote before the value of QUOTAS is not closed in its line.'],
  ["QUOTAS='on' x", 'line 2: something stands behind the quoted value of QUOTAS.'],
])('a file with the line %j is refused with one sentence that quotes no value', (line, sentence) => {
  writeFileSync('.env', `PORT=8000\n${line}\n`);
  expect(mistakes()).toEqual([expect.stringContaining(sentence)]);
});

test('a password with a # is taken in quotes', () => {
  writeFileSync('.env', 'SMTP_URL="smtp://u:pa%23ss@h#x"\n');
  loadEnvFile();
  expect(process.env.SMTP_URL).toBe('smtp://u:pa%23ss@h#x');
});

test('settings of Node, Gatsby, libraries and Docker Compose are taken', () => {
  expect(
    checkEnvLines(
      'NODE_ENV=production\nNODE_OPTIONS=--no-warnings\nTZ=UTC\nGATSBY_CPU_COUNT=2\nPGSSLMODE=require\nCOMPOSE_PROFILES=desk',
    ),
  ).toEqual([]);
});

test.each([
  ['with a byte order mark', Buffer.from('\uFEFFLOG_LEVEL=bad\n')],
  ['in UTF-16', Buffer.from('\uFEFFLOG_LEVEL=bad\n', 'utf16le')],
  ['in UTF-16 without a mark', Buffer.from('LOG_LEVEL=bad\n', 'utf16le')],
  ['in Latin-1', Buffer.from('# café\n', 'latin1')],
])('a file %s is refused with a sentence', (_, bytes) => {
  writeFileSync('.env', bytes);
  expect(mistakes()).toEqual([expect.stringMatching(/^\.env must be plain text in UTF-8/)]);
});

test('a folder of that name is refused with a sentence', () => {
  mkdirSync('.env');
  expect(mistakes()).toEqual([expect.stringMatching(/^\.env is a folder, and must be a file\./)]);
});

function mistakes(): readonly string[] {
  try {
    loadEnvFile();
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}
