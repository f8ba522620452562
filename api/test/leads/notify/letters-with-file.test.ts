import type { MailConfig } from '../../../src/config/mail';
import { mail } from '../../../src/leads/notify/mail';
import { openPost } from '../../../src/leads/notify/post';
import { lettersOf } from '../../../src/leads/notify/writers';
import type { Lead } from '../../../src/leads/store/lead';
import { availableDatabases } from '../../support/databases';
import { asStored, attachmentFor, newLead } from '../../support/leads';
import { type ReceivedMail, startMailServer } from '../../support/mail-server';
import { eachTestHasStore } from '../../support/stores';

const bytes = Buffer.from([0, 255, 13, 10, ...Buffer.from('%PDF-1.7\n..\r\n.\r\nQUIT')]);
const withCv = newLead({
  id: 'KS-0000000001',
  form: 'application',
  fields: { name: 'Rahima', email: 'rahima@example.com' },
  attachment: attachmentFor(bytes, '../জীবন বৃত্তান্ত".pdf'),
});

describe.each(availableDatabases())('a file that came with a lead, on $name', (database) => {
  const { current } = eachTestHasStore(database);
  const errors: unknown[] = [];

  beforeEach(async () => {
    errors.length = 0;
    await current().save(withCv, { attachment: bytes });
  });

  test('goes with the letter to staff, to the byte, under a name that any computer takes', async () => {
    const [received] = await sent({ attach: bytes.length });
    expect(received?.letter.attachments).toMatchObject([
      { filename: 'KS-0000000001-.._জীবন_বৃত্তান্ত_.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    expect(contentOf(received)).toEqual(bytes);
    expect(received?.letter.text).toMatch(/^Attachment: .*\.pdf \(\d+ bytes\), with this letter$/m);
    expect(received?.letter.html).toContain('with this letter');
  });

  test.each([
    ['larger than the setting allows', { attach: bytes.length - 1 }],
    ['where the setting is off', {}],
  ])('stays where it is when it is %s, and the letter says where', async (_, settings) => {
    const [received] = await sent(settings);
    expect(received?.letter.attachments).toEqual([]);
    expect(received?.letter.text).toContain('saved by: npm run leads -- attachment KS-0000000001');
    const [desk] = await sent({ ...settings, deskUrl: 'https://desk.kantha.example' });
    expect(desk?.letter.text).toContain('download it at the desk');
    expect(desk?.letter.text).toContain('https://desk.kantha.example/leads/KS-0000000001');
  });

  test('that is damaged costs nobody the letter, which says so, as the log does', async () => {
    const damaged = { ...withCv, attachment: attachmentFor(Buffer.from('other')) };
    const [received] = await sent({ attach: 1000 }, { lead: damaged });
    expect(received?.letter.attachments).toEqual([]);
    expect(received?.letter.text).toContain('which could not be read: tell whoever runs the server');
    expect(errors).toEqual(['the file of a lead cannot be read']);
  });

  test('that the mail server does not take costs nobody the letter, which then says where it is', async () => {
    const received = await sent({ attach: 1000, deskUrl: 'https://desk.kantha.example' }, { refusal: noFiles });
    expect(received.map(({ letter }) => letter.attachments.length)).toEqual([0]);
    expect(received[0]?.letter.text).toContain('download it at the desk');
    expect(received[0]?.letter.messageId).toBe('<msg_1@kantha.example>');
  });

  test('is left out of the fourth attempt, since a slow line may take the letter alone', async () => {
    expect((await sent({ attach: 1000 }, { attempts: 3 }))[0]?.letter.attachments).toHaveLength(1);
    expect((await sent({ attach: 1000 }, { attempts: 4 }))[0]?.letter.attachments).toHaveLength(0);
  });

  test('never goes to the visitor', async () => {
    const [received] = await sent({ attach: 1000 }, { channel: 'acknowledgement' });
    expect(received?.recipients).toEqual(['rahima@example.com']);
    expect(received?.letter.attachments).toEqual([]);
  });

  interface Sending {
    lead?: Lead;
    attempts?: number;
    channel?: 'notice' | 'acknowledgement';
    refusal?: (raw: string) => Error | undefined;
  }

  async function sent(settings: Partial<MailConfig>, sending: Sending = {}): Promise<ReceivedMail[]> {
    const { lead = withCv, attempts = 1, channel = 'notice', refusal } = sending;
    const server = await startMailServer({}, refusal);
    const smtp = { host: '127.0.0.1', port: server.port, secure: false, plain: true };
    const source = {
      store: current(),
      siteFacts: async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} }),
      confirmations: async () => [],
      optionsOf: async () => undefined,
      apiUrl: 'https://www.kantha.example',
      log: { error: (_details: unknown, words?: string) => void errors.push(words) },
    };
    const to = { all: ['staff@kantha.example'], byForm: {} };
    const letters = lettersOf(source, { to, ...settings });
    const notify = mail(openPost({ smtp, from: 'desk@kantha.example' }), letters[channel]);
    const delivery = { id: 'msg_1', leadId: lead.id, channel, topic: 'lead' as const, attempts };
    await notify(asStored(lead), delivery, new Date(), new AbortController().signal);
    return server.received;
  }
});

function contentOf(received: ReceivedMail | undefined): Buffer {
  const content = received?.letter.attachments[0]?.content ?? '';
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

function noFiles(raw: string): Error | undefined {
  return raw.includes('Content-Disposition: attachment')
    ? Object.assign(new Error('5.3.4 Too large'), { responseCode: 552 })
    : undefined;
}
