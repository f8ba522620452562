import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { readChoices } from '../../kit/choices';
import { freePort } from '../../kit/free-port';
import { Random } from '../../kit/random';
import { type Submission, SubmissionMaker } from '../../kit/submissions';
import { readContents } from '../faults/check/rows';
import { fieldsDigest } from '../faults/digest';
import { startServer } from '../faults/server-process';

interface Options {
  samples: number;
  seed: number;
  folder: string;
  /** Splits every so many bytes; 1 is everywhere. */
  step?: number;
}

/** At once, each on a connection of its own. */
const connections = 16;

/** Sends complete requests in two packets, split at every byte in turn: where a packet ends must not matter (S1). */
export async function splitEverywhere({ samples, seed, folder, step = 1 }: Options) {
  const file = `${folder}/split.db`;
  const port = await freePort();
  const server = await startServer({ port, database: { kind: 'sqlite', file } });
  const maker = new SubmissionMaker({ choices: await readChoices(), random: new Random(seed), files: 0 });
  const faults: string[] = [];
  let sent = 0;
  try {
    for (let sample = 0; sample < samples; sample += 1) {
      const submission = maker.any();
      const request = requestOf(submission);
      const positions = Array.from({ length: Math.ceil(request.length / step) }, (_, index) => index * step);
      const work = async () => {
        for (let at = positions.pop(); at !== undefined; at = positions.pop()) {
          const status = await sendSplit(port, request, at);
          if (status !== 201) faults.push(`sample ${sample} of seed ${seed}, split at ${at}: ${status}`);
          sent += 1;
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
      faults.push(...(await differences(submission, file)));
    }
  } finally {
    await server.stop();
  }
  return { sent, faults };
}

/** Always with the same key, so that each is answered with 201 only if it reads exactly as the first did. */
function requestOf({ form, key, contentType, body }: Submission): Buffer {
  const head = [
    `POST ${form.path} HTTP/1.1`,
    'Host: localhost',
    'Accept: application/json',
    'Connection: close',
    `Idempotency-Key: ${key}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

async function sendSplit(port: number, request: Buffer, at: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(request.subarray(0, at));
  await setTimeout(1);
  socket.write(request.subarray(at));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

async function differences({ key, fields }: Submission, file: string): Promise<string[]> {
  const { rows } = await readContents({ kind: 'sqlite', file });
  const found = rows.filter((row) => row.key === key);
  return found.length === 1 && found[0]?.fields === fieldsDigest(fields) ? [] : [`${key} is not stored as it was sent`];
}
