import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients that the server was given, whatever the letter says. */
  recipients: string[];
  sender: string;
  /** As it came. */
  raw: string;
  letter: Email;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
}

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real SMTP server on this machine that keeps what it is sent, except for what it refuses when it has read it. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  refusal: (raw: string) => Error | undefined = () => undefined,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // It would warn of the certificate that it brings along.
    logger: false,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (bytes) => {
        const error = refusal(bytes.toString());
        if (error) return done(error);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ recipients, sender, raw: bytes.toString(), letter: await PostalMime.parse(bytes) });
        done();
      }, done);
    },
    ...options,
  });
  // A client that hangs up is no mistake of the test.
  server.on('error', () => {});
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { port: (server.server.address() as AddressInfo).port, received };
}
