import { ownWords, secretsOf } from '../../../src/leads/notify/own-words';

test.each([
  [
    '550 5.7.1 Mail from this network is blocked, see https://block.example',
    'Mail from this network is blocked, see https://block.example',
  ],
  [
    '535-5.7.8 Username and Password not accepted.\r\n535 5.7.8 Learn more',
    'Username and Password not accepted. Learn more',
  ],
  ['550 No such user <rahima@example.com> here', 'No such user … here'],
  ['550 rahima@example.com: unknown', '… unknown'],
  ['554 \u001b[31mred\u0000 \u202eback', '[31mred back'],
  ['535 hush is no password of desk', '… is no password of …'],
  ['550', ''],
  [undefined, ''],
])('of %j staff read %j', (response, words) => {
  expect(ownWords(response, secretsOf({ user: 'desk', pass: 'hush' }))).toBe(words);
});

test('a secret is not read as it was sent either', () => {
  expect(ownWords(`535 ${Buffer.from('hush').toString('base64')}?`, secretsOf({ user: 'desk', pass: 'hush' }))).toBe(
    '…?',
  );
});

test('a novel is cut to 200 characters', () => {
  expect([...ownWords(`550 ${'ক'.repeat(5000)}`)]).toHaveLength(200);
});
