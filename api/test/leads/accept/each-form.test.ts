import { rmSync } from 'node:fs';
import path from 'node:path';
import { answersTo } from '../../../../kit/answers';
import { writeFiles } from '../../../../kit/folders';
import type { SentFile } from '../../../../kit/multipart';
import { application } from '../../../../src/contract/forms/application';
import { contact } from '../../../../src/contract/forms/contact';
import { hire } from '../../../../src/contract/forms/hire';
import { partner } from '../../../../src/contract/forms/partner';
import { storedLeads, testApp } from '../../support/app';
import { cv, dataWithJob } from '../../support/application';
import { bodyWithFiles, post } from '../../support/multipart';

describe.each([
  [partner, {}],
  [hire, {}],
  [hire, { cv }],
  [application, { cv }],
  [contact, {}],
])('$path', (form, files: Record<string, SentFile>) => {
  const { name, path: url, successMessage, fields } = form;
  const texts = fields.filter(({ kind }) => kind !== 'file');
  const send = (changes: Record<string, string> = {}) => {
    return { ...post(), url, payload: bodyWithFiles(answersTo(form, changes), files) };
  };

  test('stores a complete request under the names of the contract', async () => {
    const { app, store } = await testApp({ dataDir: catalogue() });
    const answer = await app.inject(send({ consent: 'yes', page: '/' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().message).toBe(successMessage);
    const [lead] = await storedLeads(store);
    expect(lead).toMatchObject({ form: name, fields: answersTo(form) });
    expect(lead?.attachment?.name).toBe(files.cv?.filename);
  });

  test.each(texts.filter(({ required }) => required).map((field) => [field.name, field.prompt]))(
    'asks for %s when it is missing',
    async (field, prompt) => {
      const { app, store } = await testApp({ dataDir: catalogue() });
      const answer = await app.inject(send({ [field]: ' ' }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([{ field, message: prompt }]);
      expect(await store.count({})).toBe(0);
    },
  );
});

describe('choices that follow from the catalogues', () => {
  test.each([
    ['a category of a service', 'web-developer', 201],
    ['the misspelled support role of IT outsourcing', 'it-techical-support', 201],
    ['virtual assistants', 'virtual-assistant', 201],
    ['a role nobody offers', 'wizard', 422],
    ['a repeated category of IT outsourcing', 'software-development', 422],
  ])('hiring takes %s', async (_, service, status) => {
    const { app } = await testApp({ dataDir: catalogue() });
    expect((await app.inject({ ...post(answersTo(hire, { service })), url: hire.path })).statusCode).toBe(status);
  });

  test.each([
    ['a product by its title', 'Clinic', 201],
    ['Other', 'Other', 201],
    ['a product by its number', '9', 422],
  ])('a partnership takes %s', async (_, solution, status) => {
    const { app } = await testApp({ dataDir: catalogue() });
    expect((await app.inject({ ...post(answersTo(partner, { solution })), url: partner.path })).statusCode).toBe(
      status,
    );
  });

  test('without a catalogue any choice passes, and the trouble is logged once', async () => {
    const { app, config, log } = await testApp({ dataDir: catalogue() });
    rmSync(path.join(config.dataDir, 'services'), { recursive: true });
    const hireWizard = () => app.inject({ ...post(answersTo(hire, { service: 'wizard' })), url: hire.path });
    expect((await hireWizard()).statusCode).toBe(201);
    expect((await hireWizard()).statusCode).toBe(201);
    expect(log.filter((line) => line.includes('a list cannot be read'))).toHaveLength(1);
  });
});

function catalogue(): string {
  const folder = dataWithJob();
  writeFiles(folder, {
    'services/website-development.json': {
      slug: 'website-development',
      title: 'Website Development',
      category: ['Web Developer'],
    },
    'services/it-outsourcing.json': {
      slug: 'it-outsourcing',
      title: 'IT Outsourcing',
      category: [
        { name: 'Software Development', slug: 'software-development', icon: 'code-xml' },
        { name: 'IT Technical Support', slug: 'it-techical-support', icon: 'headset' },
        { name: 'Virtual Assistant', slug: 'virtual-assistant', icon: 'user-round-check' },
      ],
    },
  });
  return folder;
}
