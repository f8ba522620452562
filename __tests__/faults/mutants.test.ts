import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostile } from '../../api/test/leads/inspect/hostile/all';
import { volume } from '../../api/test/support/volume';
import { temporaryFolder } from '../../kit/temporary-folder';
import { withPatientJudges } from '../../scripts/lib/patient-judges';
import { hunt } from '../../scripts/mutants/run';
import { activeIn } from '../../scripts/mutants/witness/active';
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
    expect(bag.taken).toBeGreaterThan(0);
    expect(bag.unread).toBeLessThan(bag.taken);
  });

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
