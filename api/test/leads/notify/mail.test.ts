import type { Email } from 'postal-mime';
import { freePort } from '../../../../kit/free-port';
import type { Option } from '../../../../src/contract/form-definition';
import { answersOf } from '../../../src/leads/answers';
import { acknowledgement } from '../../../src/leads/notify/acknowledgement';
import { mail, type Write } from '../../../src/leads/notify/mail';
import { openPost } from '../../../src/leads/notify/post';
import { notice, withdrawalNotice } from '../../../src/leads/notify/staff-letters';
import { Undelivered } from '../../../src/leads/notify/undelivered';
import type { Lead, StoredLead } from '../../../src/leads/store/lead';
import { asStored, attachmentFor, newLead } from '../../support/leads';
import { type MailServer, startMailServer } from '../../support/mail-server';
import { startSink } from '../../support/sink';

const from = 'desk@kantha.example';
const staff = 'staff@kantha.example';
const delivery = { id: 'msg_1', leadId: 'KS-1', channel: 'notice' as const, topic: 'lead' as const, attempts: 1 };
const signal = new AbortController().signal;
const stopLink = 'https://www.kantha.example/api/stop-marketing/KS-0000000001-0123456789abcdef0123456789abcdef';
const fields = {
  product: '20',
  business_name: 'Rahima Textiles',
  Country: 'BD',
  Customer_name: 'রহিমা খাতুন',
  email: 'rahima@example.com',
  mobile_no: '+8801711000000',
  website: '',
  comment: 'Two shops.\nReceipt: KS-FAKE',
};
const lead = newLead({ id: 'KS-0000000001', fields, attachment: attachmentFor(Buffer.from('x'), 'job.pdf') });

const lists: Partial<Record<string, Option[]>> = {
  products: [{ value: '20', label: 'Accounting Software' }],
  countries: [{ value: 'BD', label: 'Bangladesh' }],
};
const answersTo = (one: Lead) => answersOf(one, async (source) => lists[source]);
const toStaff: Write = async (one) => notice(one, [staff], await answersTo(one));

test('staff are told everything, and answer to the visitor', async () => {
  const server = await startMailServer();
  await send(server, toStaff, lead);
  const [received] = server.received;
  expect(received?.recipients).toEqual([staff]);
  expect(received?.sender).toBe(from);
  expect(received?.letter).toMatchObject({
    from: { address: from },
    to: [{ address: staff }],
    replyTo: [{ address: 'rahima@example.com' }],
    subject: 'New demo request KS-0000000001: Accounting Software, Rahima Textiles, Bangladesh',
    messageId: '<msg_1@kantha.example>',
  });
  const text = received?.letter.text ?? '';
  for (const line of ['Name: রহিমা খাতুন', 'Phone: +8801711000000', 'Comment: Two shops.', '  Receipt: KS-FAKE']) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toContain('Attachment: job.pdf (1 bytes), saved by: npm run leads -- attachment KS-0000000001');
  expect(text).not.toContain('Website');
});

test.each([
  '=?utf-8?B?4oCuVVJHRU5UOiBuZXcgaW52b2ljZeKArCBmcm9tIENFTw0KWC1FdmlsOiAx?=',
  `=?utf-8?Q?Re:_invoice_paid?= ${'রহিমা '.repeat(8)}`.trim(),
])('a name that mail programs would decode is read as it was typed: %s', async (business_name) => {
  const server = await startMailServer();
  await send(server, toStaff, { ...lead, fields: { ...fields, business_name } });
  expect(server.received[0]?.letter.subject).toBe(
    `New demo request KS-0000000001: Accounting Software, ${business_name}, Bangladesh`,
  );
});

test('the first lines say who wants it and how to reply, and when it came where the staff are', async () => {
  const server = await startMailServer();
  await send(server, toStaff, { ...lead, receivedAt: '2026-11-01T20:30:00.000Z' });
  expect(server.received[0]?.letter.text?.split('\n').slice(0, 7)).toEqual([
    'New demo request from রহিমা খাতুন, Rahima Textiles.',
    'To reply, call +8801711000000, or answer this letter, which goes to rahima@example.com.',
    '',
    'WhatsApp: https://wa.me/8801711000000',
    '',
    'Receipt: KS-0000000001',
    'Received: 2026-11-02 02:30 Dhaka',
  ]);
});

test('one letter goes to all of several addresses, under the name of the sender', async () => {
  const server = await startMailServer();
  const to = [staff, 'boss@kantha.example'];
  const write: Write = async (one) => notice(one, to, await answersTo(one));
  const smtp = { host: '127.0.0.1', port: server.port, secure: false, plain: true };
  const post = openPost({ smtp, from, fromName: 'কাঁথা, "Kantha" <Software>' });
  expect(await mail(post, write)(asStored(lead), delivery, new Date(), signal)).toBeUndefined();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    recipients: to,
    letter: {
      from: { address: from, name: 'কাঁথা, "Kantha" <Software>' },
      to: to.map((address) => ({ address })),
    },
  });
});

describe('A letter that one of several addresses does not get', () => {
  const boss = 'boss@kantha.example';
  const write: Write = async (one) => notice(one, [staff, boss], await answersTo(one));

  test.each([
    [452, '4.2.2', 'passing', 'the mail server wants the letter later (452 4.2.2)'],
    [550, '5.1.1', 'setup', 'the mail server refused this address: look at what names it, such as MAIL_TO (550 5.1.1)'],
  ])(
    'for now or for good (%d %s) is not delivered, and whose it is is said',
    async (status, detail, outlook, words) => {
      const server = await startMailServer({
        onRcptTo: ({ address }, _session, done) => done(address === boss ? smtpError(status, detail) : null),
      });
      const failure = await send(server, write, lead).catch((error) => error);
      expect(failure).toMatchObject({ message: `not to ${boss}: ${words}`, outlook });
      expect(server.received.map(({ recipients }) => recipients)).toEqual([[staff]]);
    },
  );

  test('is sent again for that one alone', async () => {
    let isFull = true;
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(address === boss && isFull ? smtpError(452, '4.2.2') : null),
    });
    const smtp = { host: '127.0.0.1', port: server.port, secure: false, plain: true };
    const notify = mail(openPost({ smtp, from }), write);
    const attempt = () => notify(asStored(lead), delivery, new Date(), signal);
    await expect(attempt()).rejects.toThrow(boss);
    await expect(attempt()).rejects.toThrow(boss);
    isFull = false;
    await attempt();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[staff], [boss]]);
    const [first, second] = server.received.map(({ letter }) => letter);
    expect([second?.messageId, second?.to]).toEqual([first?.messageId, first?.to]);
  });
});

function smtpError(responseCode: number, detail: string): Error {
  return Object.assign(new Error(`${detail} Not now`), { responseCode });
}

test('the visitor gets the receipt, and nothing that anybody typed', async () => {
  const server = await startMailServer();
  await send(server, (one) => acknowledgement(one, 'Kantha Software', stopLink), lead);
  const [received] = server.received;
  expect(received?.recipients).toEqual(['rahima@example.com']);
  expect(received?.letter.subject).toBe('We have received your demo request (KS-0000000001)');
  expect(received?.letter.text).toContain('KS-0000000001');
  for (const typed of ['রহিমা', 'Two shops', '1711', 'job.pdf']) expect(received?.raw).not.toContain(typed);
  expect(received?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
});

test('the visitor can stop marketing by a link that stands on a line of its own, or by the button of a mail program', async () => {
  const server = await startMailServer();
  await send(server, (one) => acknowledgement(one, 'Kantha Software', stopLink), lead);
  const letter = server.received[0]?.letter;
  expect(letter?.text?.split('\n')).toContain(stopLink);
  expect(headers(letter)).toMatchObject({
    'list-unsubscribe': `<${stopLink}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('whoever gets no marketing is offered no end of it', async () => {
  const server = await startMailServer();
  const marketing = { allowed: false, withdrawals: [{ at: '2026-11-01T10:00:00.000Z', how: 'command' as const }] };
  await send(server, (one) => acknowledgement({ ...one, marketing }, 'Kantha Software', stopLink), lead);
  expect(server.received[0]?.letter.text).toContain('KS-0000000001');
  expect(server.received[0]?.raw).not.toMatch(/unsubscribe|stop-marketing/i);
});

test('a site without TLS has no such button, which mail programs would refuse', async () => {
  const server = await startMailServer();
  await send(server, (one) => acknowledgement(one, 'Kantha Software', stopLink.replace('https:', 'http:')), lead);
  expect(server.received[0]?.letter.text).toContain('http://www.kantha.example/api/stop-marketing/');
  expect(Object.keys(headers(server.received[0]?.letter))).not.toContain('list-unsubscribe');
});

test('staff hear with a lead whether marketing is allowed, and afterwards that it no longer is', async () => {
  const server = await startMailServer();
  const marketing = { allowed: false, withdrawals: [{ at: '2026-11-01T10:00:00.000Z', how: 'link' as const }] };
  await send(server, toStaff, lead);
  await send(server, (one) => withdrawalNotice({ ...one, marketing }, [staff]), lead);
  const [told, later] = server.received;
  expect(told?.letter.text?.split('\n')).toContain('Marketing: allowed');
  expect(later?.recipients).toEqual([staff]);
  expect(later?.letter.subject).toBe('Marketing consent withdrawn KS-0000000001');
  const lines = later?.letter.text?.split('\n');
  expect(lines).toContain('Email: rahima@example.com');
  expect(lines).toContain('Marketing: not allowed: withdrawn 2026-11-01 16:00 Dhaka by link');
});

test('without an address to write to, that is said', async () => {
  const server = await startMailServer();
  const sent = send(server, (one) => acknowledgement(one, 'x', stopLink), newLead({ fields: {} }));
  await expect(sent).rejects.toThrow(new Undelivered('there is no e-mail address to write to'));
});

test('a mail server that refuses the recipient is a failure whose words name nobody', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })),
  });
  await expect(send(server, toStaff, lead)).rejects.toThrow(
    new Undelivered('the mail server refused this address: look at what names it, such as MAIL_TO (550)'),
  );
});

test('no mail server is a failure', async () => {
  const server = { port: await freePort(), received: [] };
  await expect(send(server, toStaff, lead)).rejects.toThrow(
    new Undelivered(`the connection was refused: nothing listens at 127.0.0.1:${server.port}`),
  );
});

test('a mail server that goes on talking without an end is left when the time is over', async () => {
  const deadline = new AbortController();
  const server = await startMailServer({ onMailFrom: () => deadline.abort() });
  const sent = send(server, toStaff, lead, true, deadline.signal);
  await expect(sent).rejects.toThrow(new Undelivered('the mail server did not take it in time'));
  expect(server.received).toEqual([]);
});

test('a mail server elsewhere that offers no TLS is not sent anything', async () => {
  const server = await startMailServer();
  const sent = send(server, toStaff, lead, false);
  await expect(sent).rejects.toThrow(Undelivered);
  expect(server.received).toEqual([]);
});

test('no letter has a file of the server in it, or a page, whatever stands where its words should', async () => {
  const server = await startMailServer();
  const sink = await startSink();
  // Not written as a letter, since its type forbids it: as it might come out of a field of the database.
  const instead: { text: string }[] = JSON.parse(
    JSON.stringify([{ text: { path: __filename } }, { text: { href: sink.url } }]),
  );
  for (const { text } of instead) {
    const sent = send(server, () => ({ to: [staff], reader: 'staff', subject: 'New', text }), lead);
    await expect(sent).rejects.toThrow(Undelivered);
  }
  expect(server.received).toEqual([]);
  expect(sink.received).toEqual([]);
});

const breaks = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\r\n ', '\r\n\t', '\0\r\n', '\n\r'];
const injections = [
  'Bcc: evil@example.net',
  'To: evil@example.net',
  'Subject: evil',
  'RCPT TO:<evil@example.net>',
  '.\r\nMAIL FROM:<evil@example.net>',
];

/** Where a visitor's words could reach a header or the envelope. */
const places: [string, (text: string) => Lead][] = [
  ['the e-mail address', (text) => newLead({ fields: { ...fields, email: `rahima@example.com${text}` } })],
  [
    'everything else',
    (text) =>
      newLead({
        fields: {
          ...fields,
          ...{ Customer_name: `R${text}`, comment: text, mobile_no: text },
          ...{ business_name: `B${text}`, product: text, Country: text },
        },
        attachment: attachmentFor(Buffer.from('x'), `a${text}.pdf`),
        page: `/${text}`,
      }),
  ],
];

describe.each(places)('line ends and headers in %s', (_, make) => {
  test('fifty cases: one recipient each, and no header of theirs', async () => {
    const server = await startMailServer();
    const texts = breaks.flatMap((end) => injections.map((injection) => `${end}${injection}`));
    expect(texts).toHaveLength(50);
    for (const text of texts) {
      const bad = make(text);
      for (const write of [toStaff, (one: StoredLead) => acknowledgement(one, 'Kantha', stopLink)]) {
        await send(server, write, bad).catch((error: unknown) => {
          expect(error).toEqual(new Undelivered('there is no e-mail address to write to'));
        });
      }
    }
    expect(server.received.length).toBeGreaterThanOrEqual(50);
    const known = [
      'from',
      'to',
      'reply-to',
      'subject',
      'message-id',
      'auto-submitted',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'date',
      'mime-version',
      'content-type',
      'content-transfer-encoding',
    ];
    for (const { recipients, sender, letter } of server.received) {
      expect(recipients).toHaveLength(1);
      expect([staff, 'rahima@example.com']).toContain(recipients[0]);
      expect(sender).toBe(from);
      expect(letter.headers.filter(({ key }) => !known.includes(key))).toEqual([]);
      expect(new Set(letter.headers.map(({ key }) => key)).size).toBe(letter.headers.length);
      // What a visitor typed is one line of words there, behind ours.
      expect(letter.subject).toMatch(/^(?:New demo request KS-\w+: .+|We have received your demo request \(KS-\w+\))$/);
      expect(letter.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(letter.replyTo ?? [{ address: 'rahima@example.com' }]).toMatchObject([{ address: 'rahima@example.com' }]);
    }
  });
});

function headers(letter: Email | undefined): Record<string, string> {
  return Object.fromEntries((letter?.headers ?? []).map(({ key, value }) => [key, value]));
}

function send({ port }: MailServer, write: Write, one: Lead, plain = true, until = signal) {
  const smtp = { host: '127.0.0.1', port, secure: false, plain };
  return mail(openPost({ smtp, from }), write)(asStored(one), delivery, new Date(), until);
}
