import { Agent } from 'node:http';
import path from 'node:path';
import { readChoices } from '../../../kit/choices';
import { freePort } from '../../../kit/free-port';
import { Random } from '../../../kit/random';
import { fits, type Submission, SubmissionMaker } from '../../../kit/submissions';
import { forms } from '../../../src/contract/forms/all';
import { readContents } from '../check/rows';
import { judge, type Verdict } from '../check/verdict';
import { submitLikeBrowser } from '../client';
import { createDatabase } from '../databases';
import { Journal, readJournal } from '../journal';
import { startServer } from '../server-process';
import { type FaultName, faultNames, faults } from './faults';
import { type Lines, startProxy } from './proxy';

/** A fault of one direction, or a server that cannot be reached. */
export type Network = { fault: FaultName; direction: 'up' | 'down' } | 'unreachable';

const networks: readonly Network[] = [
  ...faultNames.flatMap((fault) => [
    { fault, direction: 'up' as const },
    { fault, direction: 'down' as const },
  ]),
  'unreachable',
];

export interface NetworksResult {
  verdict: Verdict;
  /** By network: connections that the visitors needed. */
  connections: Record<string, number>;
  /** Visitors in each network. */
  visitors: number;
}

/** The first connections in each network are bad, and then the line recovers: nobody would get through otherwise. */
const badConnections = 12;

/** In bytes: small enough for the slowest of the lines. */
const fileSizes = { least: 2_000, most: 20_000 };

/** Sends every form, with and without a file, through every bad network to one server (reliability R4). */
export async function runNetworks({ folder, seed }: { folder: string; seed: number }): Promise<NetworksResult> {
  const database = await createDatabase('sqlite', folder);
  const journal = new Journal(path.join(folder, 'journal-networks.jsonl'));
  const port = await freePort();
  const server = await startServer({ port, database: database.url });
  const making = { choices: await readChoices(), random: new Random(seed), files: 0, fileSizes };
  const maker = new SubmissionMaker(making);
  const connections: Record<string, number> = {};
  let visitors = 0;
  try {
    for (const network of networks) {
      const submissions = everyKind(maker);
      visitors = submissions.length;
      connections[nameOf(network)] = await sendThrough(network, port, submissions, journal, making.random);
    }
  } finally {
    await server.stop();
    journal.close();
  }
  const verdict = judge(readJournal(journal.path), await readContents(database.url));
  return { verdict, connections, visitors };
}

function everyKind(maker: SubmissionMaker): Submission[] {
  return [false, true].flatMap((hasFile) =>
    forms.filter((form) => fits(form, hasFile)).map((form) => maker.of(form, hasFile)),
  );
}

function nameOf(network: Network): string {
  return network === 'unreachable' ? network : `${network.fault}, ${network.direction}`;
}

async function sendThrough(
  network: Network,
  port: number,
  submissions: readonly Submission[],
  journal: Journal,
  random: Random,
): Promise<number> {
  const proxy = await startProxy(port, (connection) => (connection < badConnections ? linesOf(network) : {}));
  // Each attempt has a connection of its own, so that every attempt meets the network anew.
  const agent = new Agent({ keepAlive: false });
  const send = async (submission: Submission) => {
    journal.sent(submission);
    const outcome = await submitLikeBrowser(submission, { url: proxy.url, agent, random, onAttempt: () => {} });
    journal.told(submission.key, outcome.kind, outcome.kind === 'stored' ? outcome.receipt : null);
  };
  try {
    await Promise.all(submissions.map(send));
    return proxy.connections;
  } finally {
    agent.destroy();
    await proxy.close();
  }
}

function linesOf(network: Network): Lines | 'unreachable' {
  if (network === 'unreachable') return network;
  return { [network.direction]: faults[network.fault]() };
}
