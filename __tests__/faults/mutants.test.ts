import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostile } from '../../api/test/leads/inspect/hostile/all';
import { genuine } from '../../api/test/support/documents';
import { volume } from '../../api/test/support/volume';
import { temporaryFolder } from '../../kit/temporary-folder';
import { withPatientJudges } from '../../scripts/lib/patient-judges';
import { hunt } from '../../scripts/mutants/run';
import { activeIn } from '../../scripts/mutants/witness/active';
import { readObject, type Value } from '../../scripts/mutants/witness/notation';
import { objectsOfMupdf, objectsOfQpdf, programsAttached, scriptsOfPoppler } from '../../scripts/mutants/witness/pdf';
import { missingPrograms } from '../../scripts/mutants/witness/run';

const missing = missingPrograms();
if (missing.length > 0) process.stderr.write(`Mutants skipped: they need ${missing.join(', ')}.\n`);
const described = missing.length > 0 ? describe.skip : describe;

described('mutants of hostile documents', () => {
  test('none is taken in which another program finds what runs', async () => {
    const mutants = volume(1000);
    const plan = { hostile, mutants, seed: 20261128, folder: temporaryFolder() };
    const bag = await withPatientJudges((judge) => hunt({ ...plan, judge }));
    expect(bag.evasions).toEqual([]);
    expect(bag.made).toBe(mutants);
  });

  test.each(['reportlab-invariant.pdf', 'libreoffice-97.doc', 'python-docx.docx'])(
    'of a sound document are taken in part, and opened by the others, who find nothing: %s',
    async (name) => {
      const herd = [{ what: name, name, data: genuine(name) }];
      const plan = { hostile: herd, mutants: 60, seed: 20261128, folder: temporaryFolder() };
      const bag = await withPatientJudges((judge) => hunt({ ...plan, judge }));
      expect(bag.evasions).toEqual([]);
      expect(bag.taken).toBeGreaterThan(bag.unread);
    },
  );

  const scripted = 'a PDF that links to a script';
  const carrying = 'a PDF with a program attached as x.js';
  test.each([
    ['MuPDF', scripted, async (file: string) => activeIn(await objectsOfMupdf(file))],
    ['qpdf', scripted, async (file: string) => activeIn(await objectsOfQpdf(file))],
    ['Poppler, of scripts,', scripted, scriptsOfPoppler],
    ['Poppler, of files,', carrying, programsAttached],
  ])('%s sees by itself what runs', async (_, what, lookInto) => {
    const file = path.join(temporaryFolder(), 'cv.pdf');
    writeFileSync(file, hostile.find((one) => one.what === what)?.data ?? '');
    expect(await lookInto(file)).not.toEqual([]);
  });

  test.each([
    ['a script', 'a PDF that links to a script', 'a script'],
    ['a program', 'a PDF that links to an order to start a program', 'an order to start a program'],
    ['a form that sends', 'a PDF that links to a form that sends', 'a form that sends'],
    ['a form with scripts', 'a PDF with a form in XML with a script', 'a form with scripts'],
    ['an attached program', 'a PDF with a program attached as x.js', 'a program that is attached'],
    ['macros', 'a .doc with Macros', 'macros'],
    ['macros of Word 2007', 'a .docx with macros', 'macro'],
    ['a template elsewhere', 'a .docx with a template at file://evil.example/x.dotm', 'attachedtemplate'],
    ['a field that starts a program', 'a .docx with a simple field of DDEAUTO', 'field'],
  ])('a check that takes %s is noticed', async (_, what, found) => {
    const { evasions } = await hunt({
      hostile: hostile.filter((one) => one.what.startsWith(what)),
      mutants: 30,
      seed: 1,
      folder: temporaryFolder(),
      judge: async () => ({ judgement: null, worked: 0 }),
      enough: 1,
    });
    expect(evasions.flatMap((evasion) => evasion.found).join()).toContain(found);
  });
});

test.each<[what: string, object: { [key: string]: Value }]>([
  ['a script', { '/S': '/JavaScript' }],
  ['a script', { '/JS': 'u:app.alert(1)' }],
  ['a script', { '/JS': '5 0 R', '/S': '/Rendition' }],
  ['an order to start a program', { '/S': '/Launch' }],
  ['a form that sends', { '/S': '/SubmitForm' }],
  ['an order to fetch data', { '/S': '/ImportData' }],
  ['a program in a film', { '/S': '/RichMediaExecute' }],
  ['a list of scripts', { '/JavaScript': { '/Names': [] } }],
  ['a script of a scene', { '/OnInstantiate': '5 0 R' }],
  ['a show with scripts', { '/AlternatePresentations': { '/Names': [] } }],
  ['a program that shows attached files', { '/Navigator': { '/APIVersion': 'u:9.5' } }],
  ['a program in PostScript', { '/Subtype': '/PS' }],
  ['a link that is a script', { '/URI': 'u: java\nscript:alert(1)' }],
  ['a link that is a script', { '/URI': 'b:766273637269707400003a78' }],
  ['a program that is attached', { '/EF': { '/F': '5 0 R' }, '/Unix': 'u:x.sh' }],
])('An object of a PDF with %s is told', (what, object) => {
  const objects = new Map<string, Value>([
    ['5 0 R', { '/Length': 1 }],
    ['1 0 R', { '/A': [object] }],
  ]);
  expect(activeIn(objects)).toEqual([what]);
});

test.each(['java\\nscript:x', 'java\\\nscript:x', '\\152avascript:x', '\\javascript:x'])(
  'MuPDF’s way to write a link that is a script is understood: %j',
  (link) => {
    expect(activeIn(new Map([['1 0 R', readObject(`<</S/URI/URI(${link})>>`)]]))).toEqual(['a link that is a script']);
  },
);

test.each<[what: string, object: { [key: string]: Value }]>([
  ['a link to a page', { '/S': '/URI', '/URI': 'u:https://example.com/javascript:x' }],
  ['a link that does nothing', { '/URI': 'u:javascript:void(0);' }],
  ['a name of no action', { '/Type': '/JavaScript' }],
  ['a program by name alone', { '/F': 'u:x.exe' }],
  ['an attached text', { '/EF': { '/F': '5 0 R' }, '/F': 'u:x.txt' }],
])('An object of a PDF with %s is none of these', (_, object) => {
  expect(activeIn(new Map<string, Value>([['1 0 R', object]]))).toEqual([]);
});
