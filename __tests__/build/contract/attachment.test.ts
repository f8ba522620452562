import { hire } from '../../../src/contract/forms/hire';
import { judge } from '../../../src/contract/submission';

/** What speaks against a file that is called so, as far as its name tells. */
function problemWith(name: string): string | undefined {
  const field = hire.fields.find(({ kind }) => kind === 'file')?.name ?? '';
  const verdict = judge(hire, { [field]: { name, size: 1 } }, () => undefined);
  return verdict.ok ? undefined : verdict.errors.find((error) => error.field === field)?.message;
}

test.each(['cv.pdf', 'cv.DOC', 'cv.docx', '.pdf', 'cv.pdf ', 'cv.exe.pdf'])(
  'A file called %j is a document by its end',
  (name) => {
    expect(problemWith(name)).toBeUndefined();
  },
);

test.each([
  'blob',
  '',
  'msf:1000000033',
  'CV 22.11.2026',
  'CV 22.11.2026 ',
  'CV of Md. Rahim',
  'CV Md.Rahim Khatun',
  'CV Md. R.',
  'CV final.',
  'CV final. ',
  'CV final.\u00a0',
  'CV final...',
  'cv.pdf.',
  'cv.exe.',
  '.',
])('What a file called %j is, its first bytes say, because its name has no end', (name) => {
  expect(problemWith(name)).toBeUndefined();
});

test.each(['cv.exe', 'cv.exe ', 'cv.pdf.exe', 'cv.mp3', 'cv.7z', 'cv..exe', 'CV of Md. Rahim.txt'])(
  'A file called %j is none of ours by its end',
  (name) => {
    expect(problemWith(name)).toContain('must be a PDF or Word file');
  },
);
