import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../leads/inspect/genuine');

/** Names of the genuine documents. */
export const genuineNames = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));

export function genuine(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

/** Small documents that are taken; the hostile ones are made from them. */
export const pdf = genuine('reportlab-invariant.pdf');
export const doc = genuine('libreoffice-97.doc');

/** A genuine PDF of exactly so many bytes: a page on which a lot of blanks are drawn. */
export function pdfOfSize(bytes: number): Buffer {
  const shortest = pdfWithContent('').length;
  // The longer the content, the more digits has its length.
  for (let length = bytes - shortest; length > 0; length -= 1) {
    const whole = pdfWithContent(' '.repeat(length));
    if (whole.length === bytes) return whole;
    if (whole.length < bytes) return pdfWithContent(' '.repeat(length), ' '.repeat(bytes - whole.length));
  }
  throw new Error(`No PDF has ${bytes} bytes`);
}

function pdfWithContent(content: string, padding = ''): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R>>${padding}`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `${xref}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
