import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { readConfig } from '../../../src/config/config';
import { ConfigError } from '../../../src/config/env-reader';
import { acknowledgement } from '../../../src/leads/notify/acknowledgement';
import { type Letter, openPost } from '../../../src/leads/notify/post';
import { verifyDkim } from '../../support/dkim';
import { asStored, newLead } from '../../support/leads';
import { startMailServer } from '../../support/mail-server';

const folder = temporaryFolder();
const pem = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const good = written('good.pem', pem(2048));
const env = { SITE_URL: 'https://a.example', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Desk <desk@kantha.example>' };
const stopLink = 'https://www.kantha.example/api/stop-marketing/KS-0000000001-0123456789abcdef0123456789abcdef';
const letter = acknowledgement(
  asStored(newLead({ fields: { email: 'rahima@example.com' } })),
  'কাঁথা Software',
  stopLink,
  { confirmation: { form: 'demo', text: 'Two  blanks, and a tab\t.', next: ['. a line that begins with a dot   '] } },
);

test('a mail server that has looked up the key finds each letter signed for the domain of its sender', async () => {
  const { raw, publicKey } = await sent();
  const { tags, isGood } = verifyDkim(raw, publicKey);
  expect(isGood).toBe(true);
  expect(Object.fromEntries(tags)).toMatchObject({ a: 'rsa-sha256', d: 'kantha.example', s: 'mail2026' });
});

test('the signature holds the sender, the subject and both headers of the button that stops marketing', async () => {
  const { raw, publicKey } = await sent();
  const names = (verifyDkim(raw, publicKey).tags.get('h') ?? '').split(':');
  for (const name of ['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post']) {
    expect(names.map((one) => one.toLowerCase())).toContain(name);
  }
});

test.each([
  ['a word of its text', (raw: string) => raw.replace('Thank you', 'Thank me')],
  ['its subject', (raw: string) => raw.replace(/^Subject: /m, 'Subject: Re: ')],
  ['where its button leads', (raw: string) => raw.replace('<https://www.', '<https://evil.')],
])('whoever changes %s on the way breaks the signature', async (_, change) => {
  const { raw, publicKey } = await sent();
  expect(change(raw)).not.toBe(raw);
  expect(verifyDkim(change(raw), publicKey).isGood).toBe(false);
});

test('without a key nothing is signed', async () => {
  expect((await sent({})).raw).not.toMatch(/^DKIM-Signature/im);
});

test.each([
  ['a key without a selector', { MAIL_DKIM_KEY: good }, 'MAIL_DKIM_KEY must come with MAIL_DKIM_SELECTOR'],
  ['a selector without a key', { MAIL_DKIM_SELECTOR: 'mail2026' }, 'MAIL_DKIM_SELECTOR must come with MAIL_DKIM_KEY'],
  [
    'a selector that is none',
    { MAIL_DKIM_SELECTOR: 's=1; d=evil.example', MAIL_DKIM_KEY: good },
    'MAIL_DKIM_SELECTOR must be the part',
  ],
  [
    'a file that is not there',
    signedBy(path.join(folder, 'nothing.pem')),
    'must be the path of a file that this user can read',
  ],
  ['a folder', signedBy(folder), 'must be the path of a file that this user can read'],
  ['words', signedBy(written('words.pem', 'secret words')), 'an RSA private key in PEM without a password'],
  ['a public key', signedBy(written('public.pem', publicHalf())), 'an RSA private key in PEM without a password'],
  ['a key with a password', signedBy(written('locked.pem', locked())), 'an RSA private key in PEM without a password'],
  [
    'a key of another kind',
    signedBy(written('ed25519.pem', ed25519())),
    'an RSA private key in PEM without a password',
  ],
  ['a key that is too short', signedBy(written('short.pem', pem(1024))), 'at least 2048 bits, not 1024'],
])('%s is one sentence at the start', (_, settings, words) => {
  const mistakes = mistakesIn({ ...env, ...settings });
  expect(mistakes).toEqual([expect.stringContaining(words)]);
  expect(mistakes[0]).not.toMatch(/secret|BEGIN/);
});

test.each(['MAIL_DKIM_KEY', 'MAIL_DKIM_SELECTOR'])('%s without a mail server is one as well', (name) => {
  expect(mistakesIn({ [name]: 'x' })).toEqual([`${name} must come with SMTP_URL, or nothing is sent.`]);
});

async function sent(settings: NodeJS.ProcessEnv = signedBy(good)) {
  const { mail } = readConfig({ ...env, ...settings }).delivery;
  if (!mail || !letter) throw new Error('There is a mail server, and an address');
  const server = await startMailServer();
  const smtp = { host: '127.0.0.1', port: server.port, secure: false, plain: true };
  const one: Letter = letter;
  await openPost({ ...mail, smtp }).send(one, 'msg_1', new AbortController().signal);
  return { raw: server.received[0]?.raw ?? '', publicKey: createPublicKey(mail.dkim?.key ?? pem(1024)) };
}

function signedBy(file: string): NodeJS.ProcessEnv {
  return { MAIL_DKIM_KEY: file, MAIL_DKIM_SELECTOR: 'mail2026' };
}

function written(name: string, contents: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, contents);
  return file;
}

function publicHalf() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
}

function locked() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' });
}

function ed25519() {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
}

function mistakesIn(settings: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}
