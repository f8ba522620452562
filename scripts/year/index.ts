/**
 * `npm run year`: a year of the server in 15 minutes, by a clock that is moved: leads every day, two upgrades,
 * a full disk, a mail server that is away for a week, a certificate that ran out, a webhook that is broken, a new
 * secret, logs that are put away, and a move to the other database (docs/reliability.md). Exit code 1 when a lead was
 * lost, somebody was not told, or an alarm is missing or without a cause.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../kit/free-port';
import { type Contents, readContents } from '../faults/check/rows';
import { type Given, numberOf, runCommand } from '../lib/command';
import { temporaryFolder } from '../lib/temporary-folder';
import { AlarmWatch } from './alarms';
import { Clock } from './clock';
import { Disk } from './disk';
import { happen } from './happen';
import { Machine } from './machine';
import { Mail } from './mail';
import { planOf, quiet } from './plan';
import { programBefore } from './programs';
import { verdictOf } from './verdict';
import { Visitors } from './visitors';
import { Webhook } from './webhook';

const call = {
  usage: `npm run year -- [--days 365] [--leads 4] [--seed 1]

So many days of the server, each in a few seconds, with so many leads each (docs/reliability.md).
Needs the history of the repository, PostgreSQL, openssl and unshare.`,
  options: ['days', 'leads', 'seed'],
} as const;

/** In milliseconds: within it, workers look at least twice at what is due. */
const look = 600;

/** In milliseconds: for so long a day waits for those who send. */
const patience = 5_000;

async function main({ values }: Given<(typeof call.options)[number]>): Promise<void> {
  const days = numberOf(values.days, 365);
  const leads = numberOf(values.leads, 4);
  const folder = temporaryFolder();
  const clock = new Clock(folder);
  const disk = new Disk(path.join(folder, 'disk'));
  const [mail, webhook] = [await Mail.start(folder, clock), new Webhook()];
  await webhook.start();
  const settings = () => ({ ...clock.env, ...mail.env, ...webhook.env });
  const file = path.join(disk.folder, 'leads.db');
  const machine = new Machine({ folder, port: await freePort(), settings }, { kind: 'sqlite', file });
  const visitors = await Visitors.come({ folder, url: machine.url, clock, seed: numberOf(values.seed, 1) });
  const watch = new AlarmWatch(machine);
  const parts = { folder, disk, machine, mail, webhook };
  const { events, troubles } = planOf(days);
  let contents: Contents;
  try {
    await live();
    await machine.stop();
    contents = await readContents(machine.database);
  } finally {
    await machine.stop();
    await machine.dropDatabase();
    await mail.goAway();
    webhook.stop();
  }
  const verdict = verdictOf({
    journal: visitors.told(),
    visits: visitors.visits,
    contents,
    letters: mail.letters,
    webhook,
    troubles,
    alarms: watch.seen,
    log: machine.logged(),
    end: clock.now(),
  });
  console.log(verdict);
  const holds = verdict.alarms.length === 0 && Object.values(verdict.faults).every((count) => count === 0);
  console.log(holds ? `${days} days: nothing was lost, and every trouble was told of once.` : 'It does not hold.');
  if (!holds) process.exitCode = 1;

  async function live(): Promise<void> {
    const sent: Promise<void>[] = [];
    machine.use(programBefore(14));
    await machine.start();
    for (let day = 0; day < days; day += 1) {
      clock.moveTo(day, 8.1);
      await setTimeout(look);
      clock.moveTo(day, 12);
      // They send while it happens, and go on for as long as it lasts.
      if (!quiet(days, day)) sent.push(visitors.send(leads));
      for (const { event } of events.filter((one) => one.day === day)) {
        console.log(`Day ${day}: ${event}`);
        await happen(event, parts);
      }
      await Promise.race([Promise.all(sent), setTimeout(patience)]);
      await setTimeout(look);
      clock.moveTo(day, 18);
      await setTimeout(look);
      await watch.look(day);
      if (day % 7 === 0) machine.rotateLog();
    }
    await Promise.all(sent);
  }
}

runCommand(call, main);
