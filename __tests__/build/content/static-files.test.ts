import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { targetsOf } from '../../../src/content/report';
import { unresolved } from '../../../src/content/targets';

const profile = readFileSync('static/files/company-profile.pdf');
const tour = readFileSync('static/files/product-tour.mp4');
const targets = targetsOf('.');

describe('A maintainer is told that visitors would be led to a file which', () => {
  test.each([
    ['is empty', 'static', '/files/a.pdf', Buffer.alloc(0), 'is an empty file: save or copy it again'],
    ['is a text', 'static', '/files/a.pdf', 'Words', 'is no PDF, although its name ends with .pdf: save it as PDF'],
    [
      'is a film called PDF',
      'static',
      '/files/a.pdf',
      tour,
      'is no PDF, although its name ends with .pdf: save it as PDF',
    ],
    ['lost its end', 'static', '/files/a.pdf', profile.subarray(0, 300_000), cutShort()],
    ['is an empty film', 'film', '/files/tours/a.mp4', Buffer.alloc(0), 'is an empty file: save or copy it again'],
    ['is a text called MP4', 'film', '/files/tours/a.mp4', 'Words of any length', noFilm()],
    ['is a PDF called MP4', 'film', '/files/tours/a.mp4', profile, noFilm()],
    ['is a film without its end', 'film', '/files/tours/a.mp4', tour.subarray(0, 400_000), cutShort()],
    ['is a film without pictures', 'static', '/files/a.mp4', tour.subarray(0, tour.readUInt32BE(0)), cutShort()],
  ] as const)('%s', (_, kind, address, bytes, fault) => {
    expect(judged(kind, address, bytes)).toBe(`names the file static${address}, which ${fault}`);
  });

  test('is a folder', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'static/files/a.pdf/b.pdf': 'Words' });
    const message = unresolved('static', '/files/a.pdf', 'site.json', { ...targets, root });
    expect(message).toBe('names the file static/files/a.pdf, which is a folder: name a file in it');
  });
});

test.each([
  ['a PDF', 'static', '/files/a.pdf', profile],
  ['a film', 'film', '/files/tours/a.mp4', tour],
  ['a film whose last part says no length', 'film', '/files/a.mp4', endless()],
] as const)('Nothing is said of %s that is whole', (_, kind, address, bytes) => {
  expect(judged(kind, address, bytes)).toBeUndefined();
});

function judged(kind: 'static' | 'film', address: string, bytes: Buffer | string): string | undefined {
  const root = temporaryFolder();
  const file = path.join(root, 'static', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return unresolved(kind, address, 'site.json', { ...targets, root });
}

/** A moov, and behind it pictures to the end of the file. */
function endless(): Buffer {
  const box = (size: number, kind: string) => Buffer.from([0, 0, 0, size, ...Buffer.from(kind)]);
  return Buffer.concat([box(8, 'ftyp'), box(8, 'moov'), box(0, 'mdat'), Buffer.alloc(100)]);
}

function cutShort(): string {
  return 'is cut short, so that it does not open: copy or save the whole file again';
}

function noFilm(): string {
  return 'is no film in MP4, although its name ends with .mp4: save it as MP4';
}
