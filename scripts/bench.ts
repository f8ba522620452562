/**
 * `npm run bench`: what the pages weigh, how many leads the backend takes, and how soon it is up, on this machine. Each
 * figure stands beside a peer measured in the same run, because machines differ and the peer says how. Nothing is
 * judged and nothing is kept: the database is a temporary one, on the disk of this checkout.
 *
 * The sequence, one thing at a time, so that nothing competes with what is measured (a minute and a half on two cores):
 * 1. Start: `npm run serve` until it listens and an empty program through the same tools, by turns.
 * 2. Pages: each page in a new browser profile, by turns with a page of one sentence, until the network is quiet.
 * 3. Leads: two seconds unmeasured to warm up; raw commits; bookings through the server; raw commits again.
 *
 * The bounds are constants at the top of scripts/bench/*.ts. What loads the server runs on the same processor, so the
 * figures of 3 are lower than a server of its own would have.
 */
import { existsSync } from 'node:fs';
import os from 'node:os';
import { settingsIn, startServer } from '../kit/server';
import { measureLeads } from './bench/leads';
import { measurePages } from './bench/pages';
import { measureStart } from './bench/start';
import { runCommand } from './lib/command';
import { buildMark, isBuilt } from './lib/freshness';
import { temporaryFolder } from './lib/temporary-folder';

const usage = `npm run bench

Weight of the pages, bookings per second and time to start, each beside a peer. Judges nothing; needs a built site.`;

async function main(): Promise<void> {
  if (!existsSync(buildMark)) throw new Error('There is no finished site in public/. Run: npm run build');
  if (!isBuilt(process.cwd()))
    console.log('Note: public/ is older than its sources; the pages measured are those of then.\n');
  console.log(describeMachine());
  const folder = temporaryFolder();
  console.log(await measureStart(folder));
  const server = await startServer({ env: settingsIn(folder), options: ['--import', 'tsx'] });
  try {
    console.log(await measurePages(server.url));
    console.log(await measureLeads(server.url, folder));
  } finally {
    await server.stop();
  }
}

/** With the load, because figures from a busy machine are those of the other work too. */
function describeMachine(): string {
  const [processor] = os.cpus();
  const system = `${os.cpus().length} × ${processor?.model.trim()}, ${os.type()} ${os.release()}, Node ${process.version}`;
  return `${system}, load ${os.loadavg()[0]?.toFixed(1)} at the start\n`;
}

runCommand({ usage }, main);
