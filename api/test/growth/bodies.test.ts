import { maxFileBytes } from '../../../src/contract/attachment';
import { readPartHeaders } from '../../src/leads/accept/multipart/part-headers';
import { type Family, growth, mostPerDoubling } from '../support/growth';
import { oneField, read, refusal } from '../support/one-field';
import { worstBodies, worstHeaders } from '../support/worst-bodies';

/** In milliseconds of processor time: how long others may wait while a form is read (reliability S7). */
const longestWait = 250;

/** In bytes: far more than a part may have, because no limit should be what keeps its reader fast. */
const manyHeaders = 128 * 1024;

/** In bytes: about as many as a part may have. */
const mostHeaders = 8000;

const mostParts = 64;

const bodies: Family<Buffer>[] = Object.entries(worstBodies).map(([name, { boundary, body }]) => {
  const contentType = `multipart/form-data; boundary=${boundary}`;
  return { name, largest: maxFileBytes, input: body, read: (bytes) => read(bytes, contentType) };
});

const headers = Object.entries(worstHeaders).map(([name, lines]) => ({ name, lines }));

test.each(bodies)('Reading a form grows no faster than the form: $name', async (family) => {
  expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
});

test.each(headers)('Reading the headers of a part grows no faster than these: $name', async ({ name, lines }) => {
  const input = (size: number) => Buffer.from(lines(size));
  const readHeaders = (block: Buffer) => readPartHeaders(block, { lineEnd: '\r\n', charsetHint: undefined });
  expect(await growth({ name, largest: manyHeaders, input, read: readHeaders })).toBeLessThanOrEqual(mostPerDoubling);
});

test.each(bodies)('Nobody waits long for the largest form: $name', ({ input, largest, read: readForm }) => {
  const body = input(largest);
  expect(processorTime(() => readForm(body))).toBeLessThan(longestWait);
});

describe.each(headers)('A form with as many headers as it may have: $name', ({ lines }) => {
  const form = (size: number) => {
    const part = oneField.replace(/--B--\r\n$/, '').replace(/Content.*/, () => lines(size));
    const parts = Array.from({ length: mostParts }, (_, number) => part.replace(`name="a`, `name="${number} `));
    return Buffer.from(`${parts.join('')}--B--`);
  };

  test('nobody waits long for it', () => {
    const body = form(mostHeaders);
    expect(processorTime(() => read(body))).toBeLessThan(longestWait);
  });

  // Otherwise the time above is that of a refusal before anything was read.
  test('it is read, or refused, like one with few', () => {
    expect(refusal(form(mostHeaders))).toEqual(refusal(form(60)));
  });
});

/** The least of three times, because noise only adds. A refusal is an answer like any other. */
function processorTime(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    try {
      work();
    } catch {}
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
