import path from 'node:path';
import { createPostgres } from '../../kit/databases';
import type { Disk } from './disk';
import type { Machine } from './machine';
import type { Mail } from './mail';
import type { Event } from './plan';
import { programBefore } from './programs';
import type { Webhook } from './webhook';

interface Parts {
  folder: string;
  disk: Disk;
  machine: Machine;
  mail: Mail;
  webhook: Webhook;
}

/** Lets an event of the plan happen, and waits until the server is there again where it was not. */
export async function happen(event: Event, { folder, disk, machine, mail, webhook }: Parts): Promise<void> {
  switch (event) {
    case 'first upgrade':
      machine.use(programBefore(15));
      return machine.restart();
    case 'second upgrade':
      machine.use();
      return machine.restart();
    case 'the disk is full':
      return disk.fill();
    case 'the disk has room':
      return disk.empty();
    case 'the mail server is away':
      return mail.goAway();
    case 'the mail server is back':
      await mail.comeBack();
      // As the guide asks for after an outage: what goes to a visitor, and was given up, waits for a person.
      return void (await machine.leads('retry'));
    case 'the certificate of the mail server ran out':
      return mail.show('expired');
    case 'the mail server has a new certificate':
      return mail.show('good');
    case 'the webhook is broken':
      return webhook.breakDown();
    case 'the webhook is mended':
      return webhook.recover();
    case 'a new secret is signed with as well':
      webhook.announceSecret();
      return machine.restart();
    case 'the webhook takes the new secret':
      return webhook.takeSecret();
    case 'a move to PostgreSQL': {
      const backup = path.join(folder, 'backup.db');
      await machine.stop();
      await machine.leads('backup', '--out', backup);
      machine.moveTo(await createPostgres());
      await machine.leads('restore', backup);
      return machine.start();
    }
  }
}
