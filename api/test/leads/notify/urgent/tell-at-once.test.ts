import type { SMTPServerOptions } from 'smtp-server';
import type { AlarmOn } from '../../../../src/leads/notify/digest/digest';
import { openPost } from '../../../../src/leads/notify/post';
import { urgentWatch } from '../../../../src/leads/notify/urgent/tell-at-once';
import { startMailServer } from '../../../support/mail-server';

const nothingStored = { name: 'health', value: 'The disk is nearly full, so nothing is stored.' };
const someFail = { name: 'leads', value: 'failing' };
const noFiles = { name: 'disk', value: 'low' };
const aMinute = 4;
const fiveMinutes = 20;

/** Staff with a mail server of their own, and a watch whose looks the test makes. */
async function watched(
  refusal?: () => Error | undefined,
  options: SMTPServerOptions = {},
  why = async () => 'The disk is full.',
  clock = () => new Date(),
) {
  const server = await startMailServer(options, refusal);
  const log: string[] = [];
  const say = (...words: unknown[]) => void log.push(JSON.stringify(words));
  let on: readonly AlarmOn[] = [];
  const look = urgentWatch(
    {
      to: ['sales@kantha.example', 'boss@kantha.example'],
      send: openPost({
        smtp: { host: '127.0.0.1', port: server.port, secure: false, plain: true },
        from: 'desk@kantha.example',
      }).send,
      alarms: async () => on,
      why,
      company: async () => 'Kantha',
      log: { error: say, info: say, warn: say },
    },
    clock,
  );
  return {
    log,
    server,
    /** Whether the last of so many looks left nothing to tell. */
    async lasts(alarms: readonly AlarmOn[], looks: number): Promise<boolean> {
      on = alarms;
      let isTold = true;
      for (let count = 0; count < looks; count += 1) isTold = await look();
      return isTold;
    },
    subjects: () => server.received.map(({ letter }) => letter.subject),
  };
}

test.each([
  ['nothing is stored', nothingStored, 'Kantha: forms are not stored', `${nothingStored.value} The disk is full.`],
  ['some leads are not taken', someFail, 'Kantha: some forms were not stored', 'did not take a lead'],
  ['files are not taken', noFiles, 'Kantha: forms with a file are not stored', 'The disk is nearly full'],
])('staff get one letter when %s for a minute, and one when it is over', async (_, alarm, subject, why) => {
  const { lasts, subjects, server } = await watched();
  await lasts([alarm], aMinute - 1);
  expect(subjects()).toEqual([]);
  await lasts([alarm], 100);
  expect(subjects()).toEqual([subject]);
  expect(server.received[0]?.letter.text).toContain(why);
  expect(server.received[0]?.recipients).toEqual(['sales@kantha.example', 'boss@kantha.example']);
  await lasts([], fiveMinutes - 1);
  expect(subjects()).toHaveLength(1);
  await lasts([], 100);
  expect(subjects()).toEqual([subject, 'Kantha: forms are stored again']);
  await lasts([alarm], aMinute);
  expect(subjects()).toHaveLength(3);
});

test('what passes within a minute, comes and goes, or can wait for the morning, brings no letter', async () => {
  const { lasts, subjects } = await watched();
  for (let time = 0; time < 10; time += 1) {
    await lasts([nothingStored], aMinute - 1);
    await lasts([], 1);
  }
  await lasts([{ name: 'deliveries', value: 'late' }], 100);
  expect(subjects()).toEqual([]);
  await lasts([nothingStored], aMinute);
  for (let time = 0; time < 10; time += 1) {
    await lasts([], fiveMinutes - 1);
    await lasts([nothingStored], aMinute);
  }
  expect(subjects()).toHaveLength(1);
});

test('what grows worse is said, and what grows better is one trouble with it until all is well', async () => {
  const { lasts, subjects } = await watched();
  await lasts([noFiles], 50);
  await lasts([nothingStored], 50);
  await lasts([noFiles, someFail], 50);
  await lasts([], 50);
  expect(subjects()).toEqual([
    'Kantha: forms with a file are not stored',
    'Kantha: forms are not stored',
    'Kantha: forms are stored again',
  ]);
});

test('what grew better for a while and is as bad again is said once more', async () => {
  const { lasts, subjects } = await watched();
  await lasts([nothingStored], 50);
  await lasts([noFiles], fiveMinutes - 1);
  await lasts([nothingStored], 50);
  expect(subjects()).toHaveLength(1);
  await lasts([noFiles], fiveMinutes);
  await lasts([nothingStored], 50);
  const [worse, better] = ['Kantha: forms are not stored', 'Kantha: forms are stored again, but not those with a file'];
  expect(subjects()).toEqual([worse, better, worse]);
});

test('staff are told that forms are stored again while those with a file are not, and each letter is another', async () => {
  const { lasts, subjects, server } = await watched();
  await lasts([noFiles], aMinute);
  await lasts([nothingStored], aMinute);
  await lasts([noFiles], fiveMinutes);
  expect(subjects()).toEqual([
    'Kantha: forms with a file are not stored',
    'Kantha: forms are not stored',
    'Kantha: forms are stored again, but not those with a file',
  ]);
  const { letter } = server.received[2] ?? {};
  expect(letter?.text).toContain('Forms without a file are stored again');
  expect(letter?.text).toContain('The disk is nearly full, and files are not taken any more.');
  await lasts([], fiveMinutes);
  expect(subjects().at(-1)).toBe('Kantha: forms are stored again');
  expect(new Set(server.received.map(({ letter: { messageId } }) => messageId)).size).toBe(4);
});

test('staff are told although the store does not say what is wrong with it', async () => {
  const { lasts, server } = await watched(undefined, {}, () => Promise.reject(new Error('away')));
  await lasts([nothingStored], aMinute);
  expect(server.received[0]?.letter.text).toContain(nothingStored.value);
  expect(server.received[0]?.letter.text).toContain('It began on');
});

test('a letter names the beginning of this trouble, and not of one that passed before', async () => {
  let now = new Date('2026-11-29T03:00:00Z');
  const { lasts, server } = await watched(undefined, {}, undefined, () => now);
  await lasts([nothingStored], aMinute - 1);
  await lasts([], 1);
  now = new Date('2026-11-29T09:30:00Z');
  await lasts([nothingStored], aMinute);
  expect(server.received[0]?.letter.text).toContain('15:30');
});

test('nobody counts as told before a letter is on its way', async () => {
  let isAway = true;
  const { lasts } = await watched(() => (isAway ? new Error('away') : undefined));
  await expect(lasts([nothingStored], aMinute)).rejects.toThrow();
  expect(await lasts([nothingStored], aMinute - 1)).toBe(false);
  isAway = false;
  expect(await lasts([nothingStored], 1)).toBe(true);
});

test('a letter that the mail server does not take is tried again each minute', async () => {
  let isAway = true;
  const { lasts, subjects } = await watched(() => (isAway ? new Error('away') : undefined));
  for (let time = 0; time < 3; time += 1) await expect(lasts([nothingStored], aMinute)).rejects.toThrow();
  isAway = false;
  await lasts([nothingStored], aMinute - 1);
  expect(subjects()).toEqual([]);
  await lasts([nothingStored], 50);
  expect(subjects()).toEqual(['Kantha: forms are not stored']);
});

test('an address that the mail server refuses keeps no letter from the others, and is named in the log', async () => {
  const options: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('boss') ? new Error('no such user') : undefined),
  };
  const { lasts, server, log } = await watched(undefined, options);
  await lasts([nothingStored], 100);
  await lasts([], 100);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([
    ['sales@kantha.example'],
    ['sales@kantha.example'],
  ]);
  expect(log.join()).toContain('no alarm to boss@kantha.example');
});
