import { documentTypes } from '../../../../src/contract/attachment';
import { application } from '../../../../src/contract/forms/application';
import { onlyLead, testApp } from '../../support/app';
import { apply, applying, dataWithJob } from '../../support/application';
import { doc, pdf } from '../../support/documents';
import { docx } from '../../support/docx';
import { bodyWithFiles } from '../../support/multipart';

/** What programs send that know nothing of our page, by the form and the `fetch` that they have. */
describe('An application from another program', () => {
  test('may have the lines of an address and the cells of a table where there is one line', async () => {
    const lead = await send({ name: 'Rahima\tKhatun\r\n', address: 'House 7\r\nRoad 3 \n\n Dhaka' });
    expect(lead.fields).toMatchObject({ name: 'Rahima Khatun', address: 'House 7 Road 3 Dhaka' });
  });

  test('may come from an address with an international domain, which is stored as mail servers read it', async () => {
    const lead = await send({ email: 'rahima@উদাহরণ.বাংলা' });
    expect(lead.fields.email).toBe('rahima@xn--d5b6ci4b4b3a.xn--54b7fta0cc');
  });

  test.each([
    ['blob', pdf, 'blob.pdf', 'application/pdf'],
    ['cv', doc, 'cv.doc', 'application/msword'],
    ['phpA1b2C3', docx, 'phpA1b2C3.docx', documentTypes.docx],
    ['', pdf, 'cv.pdf', 'application/pdf'],
    ['msf:1000000033', pdf, 'msf:1000000033.pdf', 'application/pdf'],
    ['CV of Md. Rahim', pdf, 'CV of Md. Rahim.pdf', 'application/pdf'],
    ['CV 22.11.2026', pdf, 'CV 22.11.2026.pdf', 'application/pdf'],
    ['CV final.', pdf, 'CV final..pdf', 'application/pdf'],
    ['CV Md. R.', doc, 'CV Md. R..doc', 'application/msword'],
    ['CV final. ', docx, 'CV final..docx', documentTypes.docx],
    ['cv.pdf.', doc, 'cv.pdf..doc', 'application/msword'],
    ['জীবনবৃত্তান্ত', pdf, 'জীবনবৃত্তান্ত.pdf', 'application/pdf'],
  ])('may call its document %j, which is stored under a name that opens', async (name, data, stored, type) => {
    const lead = await send({}, new File([new Uint8Array(data)], name));
    expect(lead.attachment).toMatchObject({ name: stored, type, size: data.length });
  });

  test.each(['cv.exe.', 'cv.EXE. ', 'cv.scr...', 'cv.pdf.exe.'])(
    'is refused with a document called %j, which Windows would run',
    async (filename) => {
      const { app } = await testApp({ dataDir: dataWithJob() });
      const answer = await app.inject(apply({ cv: { filename, data: pdf } }));
      const message = expect.stringContaining('ends like a program');
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'cv', message }]]);
    },
  );

  test.each(['application/pdf', 'application/octet-stream'])(
    'may send its document as %s without a file name',
    async (type) => {
      const { app, store } = await testApp({ dataDir: dataWithJob() });
      const nameless = { ...apply(), payload: withoutFileName(type, pdf) };
      expect((await app.inject(nameless)).statusCode).toBe(201);
      expect((await onlyLead(store)).attachment).toMatchObject({ name: 'cv.pdf', size: pdf.length });
    },
  );

  test.each([
    ['application/octet-stream', 'the field cv has a text that is not UTF-8'],
    ['image/png', 'the field cv is not plain text, and a file must have a file name'],
  ])('hears which field it is, if it sends something else as %s without a file name', async (type, words) => {
    const { app } = await testApp({ dataDir: dataWithJob() });
    const answer = await app.inject({ ...apply(), payload: withoutFileName(type, Buffer.from([0xff])) });
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining(words)]);
  });

  function withoutFileName(type: string, data: Buffer): Buffer {
    const body = bodyWithFiles(applying(), { cv: { filename: 'x', data, type } });
    return Buffer.from(body.toString('latin1').replace('; filename="x"', ''), 'latin1');
  }

  async function send(changes: Record<string, string>, file: Blob = new File([new Uint8Array(pdf)], 'cv.pdf')) {
    const { app, store } = await testApp({ dataDir: dataWithJob() });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const form = new FormData();
    for (const [name, value] of Object.entries(applying(changes))) form.append(name, value);
    form.append('cv', file);
    const answer = await fetch(origin + application.path, { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toEqual([201, expect.anything()]);
    return onlyLead(store);
  }
});
