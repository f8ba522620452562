import { createHash, randomUUID } from 'node:crypto';
import { answersTo } from '../../../../kit/answers';
import type { SentFile } from '../../../../kit/multipart';
import { maxFileBytes } from '../../../../src/contract/attachment';
import { application } from '../../../../src/contract/forms/application';
import { hire } from '../../../../src/contract/forms/hire';
import { Judges } from '../../../src/leads/inspect/judges/judges';
import { eachTestHasApp, onlyLead, storedLeads, testApp } from '../../support/app';
import { apply, applying, cv, dataWithJob } from '../../support/application';
import { availableDatabases } from '../../support/databases';
import { doc, pdf } from '../../support/documents';
import { docx } from '../../support/docx';
import { bodyWithFiles, booking, browserHeaders, contentType, post } from '../../support/multipart';

const nothingChosen: SentFile = { filename: '', data: '' };

describe.each(availableDatabases())('an application with a file, stored in $name', (database) => {
  const current = eachTestHasApp(database, () => ({ dataDir: dataWithJob() }));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['cv.pdf', pdf, 'application/pdf'],
    ['cv.DOC', doc, 'application/msword'],
    ['cv.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is stored with its name, size, hash and the type that it is', async (filename, data, type) => {
    const { app, store } = current();
    const answer = await app.inject(apply({ cv: { filename, data, type: 'text/html' } }));
    expect(answer.statusCode).toBe(201);
    const lead = await onlyLead(store);
    const sha256 = createHash('sha256').update(data).digest('hex');
    expect(lead.attachment).toEqual({ name: filename, type, size: data.length, sha256 });
    expect((await store.attachment(lead.id))?.equals(data)).toBe(true);
    expect(lead.fields).toEqual(applying());
  });

  test.each([
    ['cv.doc', docx, 'cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.docx', doc, 'cv.doc', 'application/msword'],
  ])('a Word document that somebody named %s is stored as what it is', async (filename, data, name, type) => {
    const { app, store } = current();
    const request = apply({ cv: { filename, data } }, applying(), { 'idempotency-key': randomUUID() });
    expect((await app.inject(request)).statusCode).toBe(201);
    expect((await onlyLead(store)).attachment).toMatchObject({ name, type });
    expect((await app.inject(request)).statusCode).toBe(201);
    expect(await store.count({})).toBe(1);
  });

  test('a form sent without JavaScript brings the same bytes', async () => {
    const { app, store } = current();
    const request = { ...apply(), headers: browserHeaders };
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(303);
    const lead = await onlyLead(store);
    expect(answer.headers.location).toBe(`/thank-you/application?receipt=${lead.id}#sent`);
    expect((await store.attachment(lead.id))?.equals(pdf)).toBe(true);
    await app.inject(request);
    expect(await store.count({})).toBe(1);
    await app.inject({ ...apply({ cv: { filename: 'cv.doc', data: doc } }), headers: browserHeaders });
    expect(await store.count({})).toBe(2);
  });

  test('a retry stores nothing more; another file or name under the same key is refused', async () => {
    const { app, store } = current();
    const key = { 'idempotency-key': randomUUID() };
    const send = (file: SentFile) => app.inject(apply({ cv: file }, applying(), key));
    const first = await send(cv);
    expect((await send(cv)).body).toBe(first.body);
    for (const other of [
      { ...cv, filename: 'other.pdf' },
      { filename: cv.filename, data: Buffer.concat([pdf, Buffer.from('\n')]) },
    ]) {
      const answer = await send(other);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().type).toBe('urn:kantha:problem:idempotency-key-reused');
    }
    expect(await store.count({})).toBe(1);
  });

  test('a retry of what is stored has its file not judged again', async () => {
    const { app } = current();
    const judging = jest.spyOn(Judges.prototype, 'judge');
    const request = apply();
    for (let sent = 0; sent < 3; sent += 1) expect((await app.inject(request)).statusCode).toBe(201);
    expect(judging).toHaveBeenCalledTimes(1);
  });

  test('twenty posts of one key at once store one lead and one file', async () => {
    const { app, store } = current();
    const request = apply();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(request)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await store.attachment((await onlyLead(store)).id))?.equals(pdf)).toBe(true);
  });

  test('a file of exactly 5 MB is taken', async () => {
    const { app, store } = current();
    const data = Buffer.concat([pdf, Buffer.alloc(maxFileBytes - pdf.length, '\n')]);
    expect((await app.inject(apply({ cv: { filename: 'cv.pdf', data } }))).statusCode).toBe(201);
    const lead = await onlyLead(store);
    expect(lead.attachment?.size).toBe(maxFileBytes);
    expect((await store.attachment(lead.id))?.equals(data)).toBe(true);
  });
});

describe('which parts of a body may be files', () => {
  test('a hiring request needs none: left out, or sent as browsers send an empty control, or as an empty text', async () => {
    const { app, store } = await testApp({ dataDir: '/nowhere' });
    const bodies = [
      bodyWithFiles(answersTo(hire), {}),
      bodyWithFiles(answersTo(hire), { cv: nothingChosen }),
      bodyWithFiles(answersTo(hire, { cv: '' }), {}),
    ];
    for (const payload of bodies) {
      const answer = await app.inject({ ...post(), url: hire.path, payload });
      expect(answer.statusCode).toBe(201);
    }
    expect((await storedLeads(store)).map(({ attachment }) => attachment)).toEqual([null, null, null]);
  });

  test.each([
    ['an application without a file', apply({}), 'cv', 'Choose the file with your CV'],
    ['an empty control', apply({ cv: nothingChosen }), 'cv', 'Choose the file with your CV'],
    ['an empty file', apply({ cv: { filename: 'cv.pdf', data: '' } }), 'cv', expect.stringContaining('empty')],
    ['an empty text instead of the file', apply({}, applying({ cv: '' })), 'cv', 'Choose the file with your CV'],
    ['text instead of the file', apply({}, applying({ cv: 'cv.pdf' })), 'cv', 'CV must be a file'],
    ['a file instead of text', apply({ cv, email: cv }, without('email')), 'email', 'Email must be text'],
    ['a second file', apply({ cv, cv2: cv }), 'cv2', 'This form has no such field'],
    ['a file instead of the consent', apply({ cv, consent: cv }, applying()), 'consent', 'This form has no such field'],
  ])('%s is refused at its field', async (_, request, field, message) => {
    const { app, store } = await testApp({ dataDir: dataWithJob() });
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ field, message }]);
    expect(await store.count({})).toBe(0);
  });

  test('a form without a file control takes none', async () => {
    const { app } = await testApp({ dataDir: dataWithJob() });
    const answer = await app.inject({ ...post(), payload: bodyWithFiles(booking(), { cv }) });
    expect(answer.json().errors).toEqual([{ field: 'cv', message: 'This form has no such field' }]);
  });

  test('what is wrong with text and file is said together', async () => {
    const { app } = await testApp({ dataDir: dataWithJob() });
    const answer = await app.inject(apply({ cv: { filename: 'cv.pdf', data: 'x' } }, applying({ email: 'x' })));
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'cv']);
  });

  test('the folder that some browsers send before a name is dropped, and letters are composed', async () => {
    const { app, store } = await testApp({ dataDir: dataWithJob() });
    await app.inject(apply({ cv: { filename: 'C:\\fakepath\\Re\u0301sume\u0301.pdf', data: pdf } }));
    expect((await onlyLead(store)).attachment?.name).toBe('R\u00e9sum\u00e9.pdf');
  });

  test.each([
    'Node.js.pdf',
    'www.example.com.pdf',
    'ASP.NET.pdf',
    'cv.docx.pdf',
    'CV (2).final.v1.2.PDF',
    'আমার সিভি.pdf',
    'ا\u200fل.pdf',
  ])('the honest name %s is taken', async (filename) => {
    const { app } = await testApp({ dataDir: dataWithJob() });
    expect((await app.inject(apply({ cv: { filename, data: pdf } }))).statusCode).toBe(201);
  });
});

describe('how much may come', () => {
  const tooMuch = { cv: { filename: 'cv.pdf', data: Buffer.alloc(maxFileBytes + 300_000) } };

  test('more than a file and its form is 413, and a page for a form sent without JavaScript', async () => {
    const { app, store } = await testApp({ dataDir: dataWithJob() });
    const answer = await app.inject(apply(tooMuch));
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json().detail).toContain('at most 5.25 MB in all');
    const page = await app.inject({ ...apply(tooMuch), headers: browserHeaders });
    expect(page.statusCode).toBe(413);
    expect(page.body).toContain('Your file is too large to get through');
    expect(await store.count({})).toBe(0);
  });

  test('the whole answer arrives at a client that has not finished sending', async () => {
    const { app } = await testApp({ dataDir: dataWithJob() });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const body = new Uint8Array(
      bodyWithFiles(applying(), { cv: { filename: 'cv.pdf', data: Buffer.alloc(20_000_000) } }),
    );
    const answer = await fetch(`${origin}${application.path}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    expect(answer.status).toBe(413);
  });

  test('while too many bytes wait for an answer, more is 503 with a time to retry; afterwards it is taken', async () => {
    const { app, store } = await testApp({ dataDir: dataWithJob() }, undefined, { bodyBudget: 80_000 });
    const save = store.save.bind(store);
    let finish: (() => void) | undefined;
    store.save = async (...args) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return save(...args);
    };
    const large = apply({ cv: { filename: 'cv.pdf', data: Buffer.concat([pdf, Buffer.alloc(60_000, '\n')]) } });
    const first = app.inject(large);
    await until(() => finish !== undefined);
    const refused = await app.inject({ ...large, headers: { ...large.headers, 'idempotency-key': randomUUID() } });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    finish?.();
    expect((await first).statusCode).toBe(201);
    store.save = save;
    for (let round = 0; round < 5; round += 1) expect((await app.inject(large)).statusCode).toBe(201);
  });
});

function without(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(applying()).filter(([field]) => field !== name));
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
