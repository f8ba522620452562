import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../kit/free-port';
import type { Clock } from './clock';

export interface Letter {
  to: string;
  subject: string;
  /** Of the message, the same in every attempt. */
  id: string;
  text: string;
  at: Date;
}

/** A mail server with a certificate of an authority that is made for the run, which can go away and come back. */
export class Mail {
  readonly letters: Letter[] = [];
  private server: SMTPServer | undefined;
  private certificate = 'good';

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly clock: Clock,
  ) {}

  static async start(folder: string, clock: Clock): Promise<Mail> {
    makeCertificates(folder);
    const mail = new Mail(folder, await freePort(), clock);
    await mail.comeBack();
    return mail;
  }

  /** Settings of whoever sends by it. */
  get env(): NodeJS.ProcessEnv {
    return {
      SMTP_URL: `smtp://localhost:${this.port}?tls=on`,
      MAIL_FROM: 'Kantha <desk@kantha.example>',
      MAIL_TO: 'sales@kantha.example',
      NODE_EXTRA_CA_CERTS: path.join(this.folder, 'authority.pem'),
    };
  }

  async comeBack(): Promise<void> {
    this.server = new SMTPServer({
      ...this.secrets(),
      authOptional: true,
      logger: false,
      onData: (stream, { envelope }, done) => {
        void buffer(stream).then(async (bytes) => {
          const { subject = '', messageId: id = '', text = '' } = await PostalMime.parse(bytes);
          const at = this.clock.now();
          for (const { address } of envelope.rcptTo) this.letters.push({ to: address, subject, id, text, at });
          done();
        }, done);
      },
    });
    // A client that hangs up, as one does that finds the certificate out of date.
    this.server.on('error', () => {});
    this.server.listen(this.port, 'localhost');
    await once(this.server.server, 'listening');
  }

  async goAway(): Promise<void> {
    await new Promise<void>((resolve) => this.server?.close(resolve));
  }

  /** From now on it shows this certificate. */
  async show(certificate: 'good' | 'expired'): Promise<void> {
    this.certificate = certificate;
    await this.goAway();
    await this.comeBack();
  }

  private secrets() {
    const read = (name: string) => readFileSync(path.join(this.folder, name));
    return { key: read('key.pem'), cert: read(`${this.certificate}.pem`) };
  }
}

/** In days, counted from now: the clock of the machine is what certificates are held against, and is not moved. */
const validity = { good: 3650, expired: -1 };

function makeCertificates(cwd: string): void {
  const openssl = (words: string) => execFileSync('openssl', words.split(' '), { cwd, stdio: 'pipe' });
  const key = '-newkey rsa:2048 -nodes';
  openssl(`req -x509 ${key} -keyout authority.key -out authority.pem -subj /CN=authority -days 3650`);
  openssl(`req ${key} -keyout key.pem -out request.pem -subj /CN=localhost`);
  for (const [name, days] of Object.entries(validity)) {
    const by = '-CA authority.pem -CAkey authority.key -CAcreateserial';
    openssl(`x509 -req -in request.pem ${by} -days ${days} -out ${name}.pem`);
  }
}
