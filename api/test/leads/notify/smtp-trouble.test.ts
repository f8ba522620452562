import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { freePort } from '../../../../kit/free-port';
import type { SmtpConfig } from '../../../src/config/mail';
import { connectionTrouble } from '../../../src/leads/notify/connection-trouble';
import { openPost } from '../../../src/leads/notify/post';
import { type Reader, smtpTrouble } from '../../../src/leads/notify/smtp-trouble';
import { startMailServer } from '../../support/mail-server';

const from = 'desk@kantha.example';
const signal = new AbortController().signal;
const here = { host: '127.0.0.1', port: 25, secure: false, plain: true };
const withTls: SMTPServerOptions = { disabledCommands: [] };
const auth = { user: 'desk', pass: 'wrong' };

test('what a mail server says itself stands beside it, without its codes and addresses', async () => {
  const onConnect: SMTPServerOptions['onConnect'] = (_session, done) =>
    done(Object.assign(new Error('Blocked, ask postmaster@mail.example'), { responseCode: 554 }));
  const { port } = await startMailServer({ onConnect });
  const sent = openPost({ smtp: { ...here, port }, from }).reach();
  await expect(sent).rejects.toMatchObject({ said: expect.stringMatching(/Blocked, ask …$/) });
});

describe('what keeps us from the mail server is said in words of its own', () => {
  test.each<[string, SMTPServerOptions, Partial<SmtpConfig>, string, string]>([
    ['it offers no TLS', {}, { plain: false }, 'the mail server 127.0.0.1 offers no TLS (STARTTLS)', 'setup'],
    [
      'TLS from the first byte is not spoken there',
      {},
      { secure: true },
      '127.0.0.1:PORT does not speak TLS from the first byte: is the port right?',
      'passing',
    ],
    // The certificate that smtp-server brings along.
    ['its certificate', withTls, { plain: false }, 'the certificate of 127.0.0.1 has expired', 'passing'],
    [
      'a wrong password',
      { onAuth: (_auth, _session, done) => done(Object.assign(new Error('5.7.8 rahima'), { responseCode: 535 })) },
      { auth },
      'the mail server refused the user name or password of SMTP_URL (535 5.7.8)',
      'setup',
    ],
    [
      'a password that cannot be compared now',
      { onAuth: (_auth, _session, done) => done(Object.assign(new Error('4.7.0 later'), { responseCode: 454 })) },
      { auth },
      'the mail server cannot look at the password of SMTP_URL just now (454 4.7.0)',
      'passing',
    ],
    [
      'a password before TLS',
      { onAuth: (_auth, _session, done) => done(Object.assign(new Error('STARTTLS first'), { responseCode: 538 })) },
      { auth },
      'the mail server wants TLS before it hears a password: add ?tls=on to SMTP_URL (538)',
      'setup',
    ],
    [
      'a server that turns us away',
      { onConnect: (_session, done) => done(Object.assign(new Error('not you'), { responseCode: 554 })) },
      {},
      'the mail server turned us away (554)',
      'setup',
    ],
  ])('%s', async (_, options, settings, message, outlook) => {
    const { port } = await startMailServer(options);
    const post = openPost({ smtp: { ...here, port, ...settings }, from });
    await expect(post.reach()).rejects.toMatchObject({ message: message.replace('PORT', String(port)), outlook });
  });

  test('nothing listens there', async () => {
    const port = await freePort();
    const message = `the connection was refused: nothing listens at 127.0.0.1:${port}`;
    await expect(openPost({ smtp: { ...here, port }, from }).reach()).rejects.toMatchObject({ message });
  });

  test('there is no such host', async () => {
    const post = openPost({ smtp: { ...here, host: 'mail.kantha.invalid' }, from });
    // Without a name server the machine cannot know.
    await expect(post.reach()).rejects.toThrow(
      /^(?:there is no host of the name mail\.kantha\.invalid|the name mail\.kantha\.invalid cannot be looked up now.*)$/,
    );
  });

  test('a server that hangs up at once', async () => {
    const server = createServer((socket) => socket.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(openPost({ smtp: { ...here, port }, from }).reach()).rejects.toThrow(
      'the mail server 127.0.0.1 ended the connection too early',
    );
    server.close();
  });

  test.each([
    ['454 4.7.0 TLS not available', 'passing'],
    ['502 5.5.1 not here', 'setup'],
  ])('TLS that is refused with %s', (response, outlook) => {
    const error = { code: 'ETLS', command: 'STARTTLS', response };
    expect(smtpTrouble(error, { ...here, host: 'mail.example' }, 'staff')).toMatchObject({
      message: 'the mail server mail.example offers no TLS (STARTTLS)',
      outlook,
    });
  });

  test.each([
    [465, 'mail.example:465 takes the connection and then says nothing: port 465 needs smtps:// in SMTP_URL'],
    [587, 'mail.example:587 takes the connection and then says nothing: is a mail server there?'],
  ])('no greeting at port %i', (port, message) => {
    const error = { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' };
    expect(smtpTrouble(error, { ...here, host: 'mail.example', port }, 'staff')).toMatchObject({ message });
  });

  test('a firewall that swallows everything', () => {
    const error = { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' };
    const message = 'mail.example:25 does not answer: a firewall, or a wrong host or port';
    expect(smtpTrouble(error, { ...here, host: 'mail.example' }, 'staff')).toMatchObject({ message });
  });

  test('a certificate for other names, which it tells', () => {
    const cert = { subject: { CN: 'other.example' }, subjectaltname: 'DNS:other.example, DNS:www.other.example' };
    const error = checkServerIdentity('mail.example', cert as Parameters<typeof checkServerIdentity>[1]);
    const peer = { name: 'mail server', host: 'mail.example', port: 465 } as const;
    expect(connectionTrouble(error, peer)).toBe(
      'the certificate that mail.example shows is for other.example, www.other.example: is the host name right?',
    );
  });

  test.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'])('a certificate with %s', (code) => {
    const peer = { name: 'mail server', host: 'mail.example', port: 465 } as const;
    expect(connectionTrouble({ code }, peer)).toMatch(/^the certificate of mail\.example is self-signed: /);
  });
});

describe('what the mail server refuses for good is told from what it may take later', () => {
  test.each<[string, 'onMailFrom' | 'onRcptTo', number, string, Reader, string, string]>([
    ['whoever is not signed in', 'onMailFrom', 530, '5.7.0', 'staff', 'wants a user name and a password', 'setup'],
    ['the sender', 'onMailFrom', 550, '5.7.1', 'visitor', 'sends nothing for the address of MAIL_FROM', 'setup'],
    [
      'an address of staff',
      'onRcptTo',
      550,
      '5.1.1',
      'staff',
      'refused this address: look at what names it, such as MAIL_TO',
      'setup',
    ],
    ['a visitor whom it does not know', 'onRcptTo', 550, '5.1.1', 'visitor', 'there is no such e-mail', 'nobody'],
    ['a visitor for another reason', 'onRcptTo', 550, '5.2.1', 'visitor', 'refused the address of the', 'refused'],
    ['a visitor to whom we may not write', 'onRcptTo', 554, '5.7.1', 'visitor', 'look at MAIL_FROM', 'refused'],
    ['staff to whom we may not write', 'onRcptTo', 554, '5.7.1', 'staff', 'look at MAIL_FROM', 'setup'],
    ['a visitor without a reason', 'onRcptTo', 550, '', 'visitor', 'refused the address of the', 'refused'],
    ['a visitor for a while', 'onRcptTo', 451, '4.7.1', 'visitor', 'wants the letter later', 'passing'],
    ['an address of staff for a while', 'onRcptTo', 452, '4.2.2', 'staff', 'wants the letter later', 'passing'],
  ])('%s', async (_, event, responseCode, detail, reader, words, outlook) => {
    const { port, received } = await startMailServer({
      [event]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error(`${detail} <rahima@example.com>`), { responseCode })),
    });
    const letter = { to: ['rahima@example.com'], reader, subject: 'x', text: 'x' };
    const error: unknown = await openPost({ smtp: { ...here, port }, from })
      .send(letter, 'msg_1', signal)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining(words), outlook });
    const codes = detail === '' ? `(${responseCode})` : `(${responseCode} ${detail})`;
    expect(String(error)).toContain(codes);
    expect(String(error)).not.toContain('rahima');
    expect(received).toEqual([]);
  });

  test('the letter itself', async () => {
    const { port } = await startMailServer({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(Object.assign(new Error('5.7.1 spam'), { responseCode: 554 })));
      },
    });
    const letter = { to: ['staff@kantha.example'], reader: 'staff', subject: 'x', text: 'x' } as const;
    const sent = openPost({ smtp: { ...here, port }, from }).send(letter, 'msg_1', signal);
    await expect(sent).rejects.toMatchObject({
      message: 'the mail server refused the letter (554 5.7.1)',
      outlook: 'refused',
    });
  });
});
