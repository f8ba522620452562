import { createHash } from 'node:crypto';
import { places } from '../../../src/leads/inspect/pdf/places';
import { storedLeads, testApp } from '../../support/app';
import { apply, dataWithJob } from '../../support/application';
import { genuine, genuineNames } from '../../support/documents';
import { honest } from './honest';
import { hostileCarried } from './hostile/carried';
import { changedLinks } from './hostile/changed-links';
import { hostileDocs } from './hostile/doc';
import { hostileDocxs } from './hostile/docx';
import { hostileDrawings } from './hostile/drawings';
import type { Hostile } from './hostile/hostile';
import { loadingProperties } from './hostile/loading-properties';
import { hostileMetafiles } from './hostile/metafiles';
import { badNames } from './hostile/names';
import { hostilePackedPictures } from './hostile/packed-pictures';
import { hostilePdfs } from './hostile/pdf';
import { holders } from './hostile/pdf-places';
import { hostilePicturePrograms } from './hostile/pictures';
import { hostilePresentations } from './hostile/presentations';
import { colouredElsewhere } from './hostile/profiles';
import { signedDocuments } from './hostile/signed';
import { strange } from './hostile/strangers';
import { unreadKinds } from './hostile/unread-kinds';
import { hostileWorkbooks } from './hostile/workbooks';

const hostile: Hostile[] = [
  ...strange,
  ...badNames,
  ...hostilePdfs,
  ...hostileDocs,
  ...hostileDocxs,
  ...hostileCarried,
  ...hostileDrawings,
  ...hostilePicturePrograms,
  ...hostileMetafiles,
  ...hostilePackedPictures,
  ...colouredElsewhere,
  ...hostileWorkbooks,
  ...unreadKinds,
  ...hostilePresentations,
  ...signedDocuments,
  ...changedLinks,
  ...loadingProperties,
];

test('there are as many documents as were promised', () => {
  expect(new Set(hostile.map(({ what }) => what)).size).toBe(hostile.length);
  expect(hostile.length).toBeGreaterThanOrEqual(2_000);
  expect(genuineNames.length).toBeGreaterThanOrEqual(68);
});

test('every key that may say which file of a network is meant has its own documents', () => {
  expect(Object.keys(holders)).toEqual([...places.keys()]);
});

test('every genuine document is taken, and comes back byte for byte', async () => {
  const { app, store } = await testApp({ quotas: false, dataDir: dataWithJob() });
  const refused: string[] = [];
  for (const filename of genuineNames) {
    const answer = await app.inject(apply({ cv: { filename, data: genuine(filename) } }));
    if (answer.statusCode !== 201) refused.push(`${filename}: ${answer.body}`);
  }
  expect(refused).toEqual([]);
  for (const { id, attachment } of await storedLeads(store)) {
    const sent = genuine(attachment?.name ?? '');
    expect((await store.attachment(id))?.equals(sent)).toBe(true);
    expect(attachment?.sha256).toBe(createHash('sha256').update(sent).digest('hex'));
  }
});

test('every honest document is taken that has something in common with a hostile one', async () => {
  const { app, store } = await testApp({ quotas: false, dataDir: dataWithJob() });
  const refused: string[] = [];
  for (const { what, name, data } of honest) {
    const answer = await app.inject(apply({ cv: { filename: name, data } }));
    if (answer.statusCode !== 201) refused.push(`${what}: ${answer.body}`);
  }
  expect(refused).toEqual([]);
  const stored = (await storedLeads(store)).map(({ attachment }) => attachment?.name);
  expect(stored.sort()).toEqual(honest.map(({ name }) => name).sort());
});

test.each([
  ['something else', strange],
  ['badly named', badNames],
  ['a hostile PDF', hostilePdfs],
  ['a hostile .doc', hostileDocs],
  ['a hostile .docx', hostileDocxs],
  ['a document with a hostile file inside', hostileCarried],
  ['a document with a file whose links nobody sees', unreadKinds],
  ['a document with a hostile drawing inside', hostileDrawings],
  ['a document with a picture that is something else', hostilePicturePrograms],
  ['a document with a metafile that is a program inside', hostileMetafiles],
  ['a document with a picture that is packed to hide it', hostilePackedPictures],
  ['a document with a picture that takes its colours from elsewhere', colouredElsewhere],
  ['a document with a presentation that starts or fetches something', hostilePresentations],
  ['a signed document of Office', signedDocuments],
  ['a document whose links programs change', changedLinks],
  ['a document with a property by which Office loads something', loadingProperties],
  ['a document with a table that fetches something or starts a program', hostileWorkbooks],
])(
  'every file that is %s is refused at its field for its own reason, and nothing is stored',
  async (_, files) => {
    const { app, store } = await testApp({ quotas: false, dataDir: dataWithJob() });
    const mistakes: string[] = [];
    for (const { what, name, data, because } of files) {
      const { statusCode, body } = await app.inject(apply({ cv: { filename: name, data } }));
      const { errors = [] } = JSON.parse(body);
      const rightly = statusCode === 422 && errors.length === 1 && errors[0].field === 'cv';
      if (!rightly || !errors[0].message.includes(because)) mistakes.push(`${what}: ${statusCode} ${body}`);
    }
    expect(mistakes).toEqual([]);
    expect(await store.count({})).toBe(0);
  },
  180_000,
);
