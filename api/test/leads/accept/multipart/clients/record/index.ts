/**
 * `npx tsx api/test/leads/accept/multipart/clients/record [client …]`: has the clients send the forms of `sent.ts` and
 * keeps what comes over the wire. The README beside it says what must be installed.
 */
import { writeFileSync } from 'node:fs';
import { type ClientFacts, factsFile, readFacts, requestFile } from '../fixtures';
import { cases } from '../sent';
import { type Recorder, startRecorder } from './recorder';
import { replays } from './replays';
import { request } from './replays/dialect';
import { recordCase, senders } from './sender';
import { prepareWorkshop } from './workshop';

async function main(chosen: readonly string[]): Promise<void> {
  const facts = readFacts();
  const date = new Date().toISOString().slice(0, 10);
  const isChosen = ({ client }: { client: string }) => chosen.length === 0 || chosen.includes(client);
  for (const dialect of replays.filter(isChosen)) {
    const { client, version, source } = dialect;
    for (const name of cases) writeFileSync(requestFile(client, name), request(dialect, name));
    facts[client] = { version, how: 'replayed', source, date };
  }
  prepareWorkshop();
  const recorder = await startRecorder();
  for (const sender of senders().filter(isChosen)) {
    const version = await record(recorder, sender);
    if (version) facts[sender.client] = { version, how: 'recorded', date };
  }
  recorder.server.close();
  writeFacts(facts);
}

/** The version that the client says of itself; undefined when it failed. */
async function record(recorder: Recorder, sender: { client: string; file: string }): Promise<string | undefined> {
  let version = '';
  try {
    for (const name of cases) {
      const sent = await recordCase(recorder, sender, name);
      writeFileSync(requestFile(sender.client, name), sent.request);
      version = sent.version;
    }
  } catch (error) {
    console.error(`${sender.client}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return undefined;
  }
  console.log(`${sender.client}: ${version}`);
  return version;
}

function writeFacts(facts: Record<string, ClientFacts>): void {
  const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(factsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

void main(process.argv.slice(2));
