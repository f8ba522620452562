import { extras } from '../src/contract/extras';
import type { FieldDefinition, FormDefinition } from '../src/contract/form-definition';
import { forms } from '../src/contract/forms/all';
import type { Choices } from './choices';
import { multipart } from './multipart';
import { pdfOfSize } from './pdf';
import type { Random } from './random';

/** One visitor's submission, ready to be sent any number of times. */
export interface Submission {
  key: string;
  form: FormDefinition;
  /** As they must be stored. */
  fields: Record<string, string>;
  file: Buffer | undefined;
  contentType: string;
  body: Buffer;
}

interface Making {
  choices: Choices;
  random: Random;
  /** Share of the submissions that carry a file. */
  files: number;
  /** In bytes. */
  fileSizes?: { least: number; most: number };
}

/** Of a CV: a page of text, or some scanned ones. */
const usualFiles = { least: 200_000, most: 4_000_000 };

/** Makes submissions of all forms. Each names its key in a field, so that a copy under another key shows. */
export class SubmissionMaker {
  constructor(private readonly making: Making) {}

  any(): Submission {
    const { random, files } = this.making;
    const hasFile = random.chance(files);
    return this.of(random.pick(forms.filter((form) => fits(form, hasFile))), hasFile);
  }

  of(form: FormDefinition, hasFile: boolean): Submission {
    const { random, choices, fileSizes = usualFiles } = this.making;
    const key = random.uuid();
    const texts = form.fields.filter((field) => !isFile(field));
    const fields = Object.fromEntries(texts.map((field) => [field.name, exampleOf(field, key, choices, random)]));
    const size = fileSizes.least + random.below(fileSizes.most - fileSizes.least);
    const file = hasFile ? pdfOfSize(size, key) : undefined;
    return { key, form, fields, file, ...encode(form, fields, file, random) };
  }
}

/** Whether a form takes a submission with a file, or one without. */
export function fits({ fields }: FormDefinition, hasFile: boolean): boolean {
  const file = fields.find(isFile);
  return hasFile ? file !== undefined : !file?.required;
}

function isFile({ kind }: FieldDefinition): boolean {
  return kind === 'file';
}

/** Pieces of text that have gone wrong somewhere before: quotes, Bengali, pairs of surrogates, what looks like SQL. */
const words = ['Rahima', 'কাঁথা', '😀', `O'Brien "x"`, '\\', '--B--', "'; drop table leads; --", 'naïve', '৳2,500'];

function exampleOf({ kind, options, name }: FieldDefinition, key: string, choices: Choices, random: Random): string {
  if (kind === 'email') return `${key}@example.com`;
  if (kind === 'phone') return `+8801${random.below(1e9).toString().padStart(9, '0')}`;
  if (kind === 'website') return `https://www.example.com/${key}`;
  if (kind === 'choice') return random.pick((options && choices.get(options)) ?? [`any ${name}`]);
  const text = Array.from({ length: 1 + random.below(5) }, () => random.pick(words)).join(' ');
  if (kind !== 'longText') return text;
  // Line ends travel as CR LF and are stored as LF.
  return Array.from({ length: 4 + random.below(9) }, () => `${text} ${random.below(1e6)}`).join('\n');
}

/** The page's extras first: what a cut body loses is then what a visitor typed. */
function encode(
  form: FormDefinition,
  fields: Record<string, string>,
  file: Buffer | undefined,
  random: Random,
): Pick<Submission, 'contentType' | 'body'> {
  const boundary = `----WebKitFormBoundary${random.uuid().replaceAll('-', '').slice(0, 16)}`;
  const fileField = form.fields.find(isFile);
  const body = multipart(boundary, [
    [extras.consent, 'yes'],
    [extras.page, '/'],
    ...(file && fileField
      ? [[fileField.name, { filename: 'cv.pdf', data: file, type: 'application/pdf' }] as const]
      : []),
    ...Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')] as const),
  ]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}
