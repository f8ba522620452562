import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { application } from '../../../../src/contract/forms/application';
import { demo } from '../../../../src/contract/forms/demo';
import { onlyLead, testApp } from '../../support/app';
import { applying, dataWithJob } from '../../support/application';
import { pdf } from '../../support/documents';
import { bookingWithout } from '../../support/multipart';

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) process.stderr.write('The calls by curl skipped: there is no curl.\n');

/** The fields that the specification names, and no other. */
const specified = bookingWithout('consent', 'page');

(hasCurl ? describe : describe.skip)('The call as specified, by curl', () => {
  test('is stored, and once when it is sent twice', async () => {
    const { app, store } = await testApp();
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })) + demo.path;
    const answers = [await curl(address, specified), await curl(address, specified)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { id, fields } = await onlyLead(store);
    expect(answers.map(({ body }) => JSON.parse(body).id)).toEqual([id, id]);
    expect(Object.keys(fields)).toEqual(demo.fields.map(({ name }) => name));
  });

  test('is stored with its file', async () => {
    const { app, store } = await testApp({ dataDir: dataWithJob() });
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })) + application.path;
    const file = path.join(temporaryFolder(), 'জীবনবৃত্তান্ত.pdf');
    writeFileSync(file, pdf);
    expect((await curl(address, { ...applying(), cv: `@${file}` })).status).toBe(201);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect((await onlyLead(store)).attachment).toMatchObject({ name: 'জীবনবৃত্তান্ত.pdf', sha256 });
  });

  test.each(['Accept: text/plain', 'Accept:', 'Idempotency-Key: order-7', 'Idempotency-Key: "order-7"'])(
    'is answered with a receipt when it says %s',
    async (header) => {
      const { app } = await testApp();
      const address = (await app.listen({ port: 0, host: '127.0.0.1' })) + demo.path;
      const { status, body } = await curl(address, specified, '-H', header);
      expect([status, JSON.parse(body).message]).toEqual([201, demo.successMessage]);
    },
  );
});

/** Fields as people write them on a command line: `-F name=value`, and `@` for a file. */
async function curl(address: string, fields: Record<string, string>, ...words: string[]) {
  const form = Object.entries(fields).flatMap(([name, value]) => ['-F', `${name}=${value}`]);
  const command = ['-sS', '--max-time', '20', '-w', '\n%{http_code}', ...words, ...form, address];
  const { stdout } = await promisify(execFile)('curl', command);
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end + 1)), body: stdout.slice(0, end) };
}
