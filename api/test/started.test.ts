import { startedSentence } from '../src/started';
import { testConfig } from './support/app';

const config = testConfig();
const mail = { smtp: { host: 'mail.example', port: 465, secure: true, plain: false }, from: 'desk@kantha.example' };

test.each([
  [
    'a database server, without its password',
    { database: { kind: 'postgres' as const, url: 'postgres://kantha:hush@10.0.0.5/leads?sslmode=require' } },
    'keeps leads in PostgreSQL (leads at 10.0.0.5), ',
  ],
  [
    'who gets letters, each once',
    {
      delivery: {
        mail: { ...mail, to: { all: ['a@kantha.example'], byForm: { application: ['hr@kantha.example'] } } },
      },
    },
    'tells of them a@kantha.example and hr@kantha.example and visitors by e-mail, ',
  ],
  [
    'the host of a webhook, without its path',
    { delivery: { webhook: { url: 'https://hooks.example/hush', secret: Buffer.from('hush'), allowPrivate: false } } },
    'tells of them the webhook at hooks.example, ',
  ],
  [
    'who gets a digest, and when',
    { delivery: { mail: { ...mail, digest: { to: ['a@kantha.example'], hour: 8, noLeadDays: 7 } } } },
    'tells a@kantha.example at 8:00 in Dhaka what waits, ',
  ],
  ['nobody who is told', {}, 'tells nobody of them, '],
  ['which proxies are believed', { trustProxy: ['10.0.0.10'] }, 'believes proxies (10.0.0.10), '],
  ['how many proxies are believed', { trustProxy: 2 }, 'believes proxies (2 in front), '],
  ['the API alone', { serveSite: false }, 'serves the API alone'],
])('a start says %s', (_, changes, words) => {
  const sentence = startedSentence({ ...config, ...changes }, 'http://localhost:8000', undefined);
  expect(sentence).toContain(words);
  expect(sentence).not.toMatch(/hush|undefined/);
});

test('a start says which release is served, or from which folder', () => {
  expect(startedSentence(config, 'http://localhost:8000', '2026-11-27-1')).toMatch(/, serves release 2026-11-27-1$/);
  expect(startedSentence(config, 'http://localhost:8000', undefined)).toMatch(/, serves .*public$/);
});
