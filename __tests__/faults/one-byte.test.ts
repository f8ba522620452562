import { Problem } from '../../api/src/http/problem';
import { type Fields, readFields } from '../../api/src/leads/accept/multipart/fields';
import { parseMultipart } from '../../api/src/leads/accept/multipart/parse';
import { textOf } from '../../scripts/fuzz/expect';
import { readAgain } from '../../scripts/fuzz/second-reader';

const disposition = 'Content-Disposition: form-data; name=';
const plain = `--B\r\n${disposition}"a"\r\n\r\n1 2\r\n--B\r\n${disposition}"cv"; filename="cv.pdf"\r\n\r\nx\r\n--B--\r\n`;
const file = `--B\n${disposition}cv; filename*=UTF-8''cv.pdf\nContent-Length: 1\nX: y\n\nx\n`;
const text = `--B \n${disposition}a;\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: `;

const models = {
  'as browsers write it': plain,
  'with line feeds, a length and base64': `x\n${file}${text}base64\n\ney\n8=\n--B--`,
  'with quoted-printable in ISO 8859-1': `${text}quoted-printable\n\n=e9=\n1\n${file}--B--\ny`,
};

/** The promise of reliability S1 for bodies nobody thought of: whatever is accepted, a second reader reads the same. */
describe.each(Object.entries(models))('A form %s', (_, model) => {
  const bytes = Buffer.from(model, 'latin1');

  test('is accepted', () => {
    expect(accepted(bytes)).toBeDefined();
  });

  test('with any byte replaced, removed, doubled or the last is refused, or read as it is', () => {
    for (let at = 0; at < bytes.length; at += 1) {
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + 1)];
      for (let byte = 0; byte < 256; byte += 1) check(Buffer.concat([before, Buffer.from([byte]), after]));
      check(Buffer.concat([before, after]));
      check(Buffer.concat([before, bytes.subarray(at, at + 1), bytes.subarray(at)]));
      check(before);
    }
  });
});

function check(bytes: Buffer): void {
  const fields = accepted(bytes);
  if (!fields) return;
  const again: Record<string, unknown> = {};
  for (const [name, sent] of readAgain({ contentType, bytes }) ?? []) {
    if (fields.text.has(name)) again[name] = textOf(sent);
    if (fields.files.has(name)) again[name] = sent.data;
  }
  const files = [...fields.files].map(([name, { data }]) => [name, data]);
  expect([bytes.toString('latin1'), { ...Object.fromEntries(fields.text), ...Object.fromEntries(files) }]).toEqual([
    bytes.toString('latin1'),
    again,
  ]);
}

const contentType = 'multipart/form-data; boundary=B';

/** What the server takes from a form with the fields a and cv; undefined when it refuses it. */
function accepted(bytes: Buffer): Fields | undefined {
  try {
    const fields = readFields(parseMultipart(contentType, bytes));
    const isKnown = [...fields.text.keys(), ...fields.files.keys()].every((name) => name === 'a' || name === 'cv');
    return isKnown ? fields : undefined;
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return undefined;
    throw error;
  }
}
