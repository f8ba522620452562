/**
 * `npm run bench`: what the pages weigh, how many leads the backend takes, and how soon it is up, on this machine. Each
 * figure stands beside a peer measured in the same run, because machines differ and the peer says how. Nothing is
 * judged, and of the leads nothing is kept: the database is a temporary one, on the disk of this checkout.
 *
 * The sequence, one thing at a time, so that nothing competes with what is measured (a minute and a half on two cores):
 * 1. Start: `npm run serve` until it listens and an empty program through the same tools, by turns.
 * 2. Pages: each page in a new browser profile, by turns with a page of one sentence, until the network is quiet.
 * 3. Leads: two seconds unmeasured to warm up; raw commits; bookings through the server; raw commits again.
 *
 * With `pages` and a folder, none of that but `bench/beside-peer/`: Lighthouse beside another site, and first taps.
 * With `build`, none of that but `bench/build/`: builds of catalogues of several sizes, beside two peers.
 *
 * The bounds are constants at the top of scripts/bench/*.ts. What loads the server runs on the same processor, so the
 * figures of 3 are lower than a server of its own would have.
 */
import { existsSync } from 'node:fs';
import os from 'node:os';
import { UsageError } from '../api/src/cli/usage';
import { settingsIn, startServer } from '../kit/server';
import { measureBesidePeer } from './bench/beside-peer';
import { measureBuilding } from './bench/build';
import { measureLeads } from './bench/leads';
import { measurePages } from './bench/pages';
import { measureStart } from './bench/start';
import { type Given, numberOf, runCommand } from './lib/command';
import { buildMark, isBuilt } from './lib/freshness';
import { temporaryFolder } from './lib/temporary-folder';

const call = {
  usage: `npm run bench
npm run bench -- pages <folder> [--rounds 5]
npm run bench -- build [--sizes 22,1000,10000] [--only ours,gatsby,astro] [--into <folder>]

Weight of the pages, bookings per second and time to start of a built site, each beside a peer. Judges nothing.
pages: beside the built demo of AstroWind, Lighthouse and first taps, into docs/performance.md (half an hour).
build: catalogues of those sizes, beside a bare Gatsby and Astro, into .results/bench-build (hours).`,
  takesWords: true,
  options: ['rounds', 'sizes', 'only', 'into'],
} as const;

async function main({ words, values }: Given<(typeof call.options)[number]>): Promise<void> {
  const [what, peer] = words;
  if (what === 'build' && words.length === 1) return measureBuilding({ ...values, machine: describeMachine() });
  if (words.length > 0 && !(what === 'pages' && peer))
    throw new UsageError('Which pages? Name the folder of the peer.');
  if (!existsSync(buildMark)) throw new Error('There is no finished site in public/. Run: npm run build');
  if (!isBuilt(process.cwd()))
    console.log('Note: public/ is older than its sources; the pages measured are those of then.\n');
  const machine = describeMachine();
  console.log(`${machine}\n`);
  const folder = temporaryFolder();
  if (peer === undefined) console.log(await measureStart(folder));
  const server = await startServer({ env: settingsIn(folder), options: ['--import', 'tsx'] });
  try {
    if (peer === undefined) {
      console.log(await measurePages(server.url));
      console.log(await measureLeads(server.url, folder));
    } else await measureBesidePeer({ url: server.url, peer, rounds: numberOf(values.rounds, 5), folder, machine });
  } finally {
    await server.stop();
  }
}

/** With the load, because figures from a busy machine are those of the other work too. */
function describeMachine(): string {
  const [processor] = os.cpus();
  const system = `${os.cpus().length} × ${processor?.model.trim()}, ${os.type()} ${os.release()}, Node ${process.version}`;
  return `${system}, load ${os.loadavg()[0]?.toFixed(1)} at the start`;
}

runCommand(call, main);
