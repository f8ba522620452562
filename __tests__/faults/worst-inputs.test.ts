import { createServer } from 'node:http';
import { contentType, multipartBody } from '../../api/test/support/multipart';
import { worstBodies } from '../../api/test/support/worst-bodies';
import { worstTexts } from '../../api/test/support/worst-texts';
import { temporaryFolder } from '../../kit/temporary-folder';
import {
  askMeanwhile,
  type Costly,
  describeMeanwhile,
  longestWait,
  meanwhileHolds,
} from '../../scripts/load/meanwhile';
import { startLoadedServer } from '../../scripts/load/server';
import { maxFileBytes } from '../../src/contract/attachment';
import { application } from '../../src/contract/forms/application';
import { contact } from '../../src/contract/forms/contact';

/** In bytes: just below what a form without a file, and one with a file, may have. */
const textBytes = 250_000;

const texts: Costly[] = Object.entries(worstTexts).map(([name, text]) => {
  const value = Buffer.from(text(textBytes))
    .subarray(0, textBytes - 500)
    .toString();
  return {
    name: `a message of ${name}`,
    path: contact.path,
    contentType,
    body: Buffer.from(multipartBody({ message: value })),
  };
});

const bodies: Costly[] = Object.entries(worstBodies).map(([name, { boundary, body }]) => {
  return {
    name,
    path: application.path,
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: body(maxFileBytes),
  };
});

test('Whatever one visitor sends, others are answered at once', async () => {
  const server = await startLoadedServer(temporaryFolder());
  try {
    const results = await askMeanwhile(server.url, [...texts, ...bodies]);
    if (!meanwhileHolds(results)) throw new Error(describeMeanwhile(results));
  } finally {
    await server.stop();
  }
});

test('A server that reads a form in the loop that answers everybody is found', async () => {
  const server = createServer((request, answer) => {
    if (request.method === 'POST') workFor(2 * longestWait);
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const results = await askMeanwhile(`http://127.0.0.1:${address.port}`, texts.slice(0, 1));
  expect(meanwhileHolds(results)).toBe(false);
  server.close();
});

function workFor(time: number): void {
  const end = performance.now() + time;
  while (performance.now() < end);
}
