import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { maxTextBytes } from '../../api/src/leads/accept/multipart/fields';
import { worstHeaders } from '../../api/test/support/worst-bodies';
import { temporaryFolder } from '../../kit/temporary-folder';
import { type LoadedServer, startLoadedServer } from '../../scripts/load/server';
import type { FormDefinition } from '../../src/contract/form-definition';
import { application } from '../../src/contract/forms/application';
import { demo } from '../../src/contract/forms/demo';

/** In milliseconds, how long others may wait (reliability S7). */
const longestWait = 250;

/** The last bytes of each body, held back until all are there. */
const held = 4;

let server: LoadedServer;
beforeEach(async () => {
  server = await startLoadedServer(temporaryFolder());
});
afterEach(() => server.stop());

test.each([
  // As many as the memory for bodies holds of them (`bodyBudget`).
  ['take longest to read', application, formOfHeaders(), 240],
  ['take longest to judge', demo, formOfTexts(), 120],
])(
  'When hundreds of the forms that %s end at one moment, others are answered meanwhile, and each gets its answer',
  async (_, form, body, crowd) => {
    // Other work of the machine only adds to what others waited, so what took too long is measured once more.
    const waited = await waitDuring(form, body, crowd);
    expect(waited > longestWait ? await waitDuring(form, body, crowd) : waited).toBeLessThanOrEqual(longestWait);
  },
);

/** @returns how long somebody else waited at most, in milliseconds, until all of the crowd were answered */
async function waitDuring({ path }: FormDefinition, form: Buffer, crowd: number): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const connections = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const connection = connect(Number(port), hostname);
      await once(connection, 'connect');
      connection.write(requestHead(path, form.length));
      connection.write(form.subarray(0, -held));
      return connection;
    }),
  );
  await setTimeout(1_000);
  let answered = 0;
  const statuses = Promise.all(
    connections.map(async (connection) => {
      const status = await finish(connection, form);
      answered += 1;
      return status;
    }),
  );
  let slowest = 0;
  while (answered < crowd) {
    const asked = performance.now();
    const live = await fetch(`${server.url}/api/live`);
    await live.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - asked);
    await setTimeout(10);
  }
  // Whoever has waited for long is told to try again.
  expect([...new Set(await statuses)].filter((status) => status !== 422 && status !== 503)).toEqual([]);
  return slowest;
}

async function finish(connection: Socket, form: Buffer): Promise<number> {
  connection.write(form.subarray(-held));
  const [answer] = await once(connection, 'data');
  connection.destroy();
  return Number(String(answer).slice(9, 12));
}

function requestHead(path: string, length: number): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=B',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
}

/** As many parts as a form may have, each with as long headers: reading it takes as long as reading any form. */
function formOfHeaders(): Buffer {
  const headers = worstHeaders['numbered pieces of a name'];
  if (!headers) throw new Error('There are no such headers');
  const part = (number: number) => `--B\r\n${headers(8_000).replace('"a"', `"${number}"`)}\r\n\r\nx\r\n`;
  return Buffer.from(`${Array.from({ length: 60 }, (_, number) => part(number)).join('')}--B--\r\n`);
}

/**
 * Every text as long as one may be that is not refused for its length alone, of letters with marks in the wrong order.
 */
function formOfTexts(): Buffer {
  const letter = `a${'\u0301'.repeat(15)}${'\u0323'.repeat(15)}`;
  // Each unit takes two bytes.
  const most = maxTextBytes / 2 / demo.fields.length;
  const parts = demo.fields.map(({ name, maxLength }) => {
    const text = letter.repeat(Math.floor(Math.min(most, 4 * maxLength + 8_192) / letter.length));
    return `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--B--\r\n`);
}
