import { maxFileBytes } from '../../../../../src/contract/attachment';
import { doc, pdf } from '../../../support/documents';
import { docx } from '../../../support/docx';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

/** What no extension makes a document. */
const strangers: [string, Buffer][] = [
  ['a Windows program', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(600)])],
  ['a Linux program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(600)])],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'XML with an entity',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  ],
  ['RTF', Buffer.from('{\\rtf1\\ansi Curriculum vitae}')],
  ['plain text', Buffer.from('Curriculum vitae')],
  ['PHP', Buffer.from('<?php system($_GET["x"]);')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['a JPEG', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')],
  // The antivirus test file, in two halves so that no scanner stops at this source.
  ['EICAR', Buffer.from(`${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD'}${'-ANTIVIRUS-TEST-FILE!$H+H*'}`)],
  ['a ZIP archive', zip([{ name: 'cv.txt', data: 'cv' }])],
  [
    'a text of LibreOffice',
    zip([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 },
      { name: 'content.xml', data: '<x/>' },
      { name: 'META-INF/manifest.xml', data: '<x/>' },
    ]),
  ],
  ['an empty ZIP archive', zip([])],
  ['a RAR archive', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
  ['a gzip file', Buffer.from('\x1f\x8b\x08\0\0\0\0\0', 'latin1')],
  ['a shortcut', Buffer.from('L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F', 'latin1')],
  ['PostScript', Buffer.from('%!PS-Adobe-3.0\n(x) show')],
  ['one byte', Buffer.from('%')],
  ['zeros', Buffer.alloc(5000)],
  ['only the signature of a PDF', Buffer.from('%PDF-1.7')],
  ['only the signature of an archive', Buffer.from('PK\x03\x04', 'latin1')],
  ['only the signature of a compound file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
];

const kinds = { pdf: 'not a PDF', doc: 'not a Word', docx: 'not a .docx' } as const;
const ownSignatures: Record<string, readonly string[]> = {
  pdf: ['only the signature of a PDF'],
  doc: ['only the signature of a compound file', 'only the signature of an archive'],
  // With a password, a .docx is a compound file.
  docx: ['only the signature of a compound file', 'only the signature of an archive'],
};

const renamed = (['pdf', 'doc', 'docx'] as const).flatMap((extension) =>
  strangers.map(([what, data]): Hostile => {
    const isBroken = ownSignatures[extension]?.includes(what);
    // Under the name of either kind of Word, an archive is judged as a .docx.
    const isArchive = extension === 'doc' && data.toString('latin1', 0, 4) === 'PK\x03\x04';
    return {
      what: `${what} named .${extension}`,
      name: `cv.${extension}`,
      data,
      because: isBroken ? 'damaged' : kinds[isArchive ? 'docx' : extension],
    };
  }),
);

const exchanged: Hostile[] = [
  { what: 'a PDF named .doc', name: 'cv.doc', data: pdf, because: 'not a Word' },
  { what: 'a PDF named .docx', name: 'cv.docx', data: pdf, because: 'not a .docx' },
  { what: 'a .doc named .pdf', name: 'cv.pdf', data: doc, because: 'not a PDF' },
  { what: 'a .docx named .pdf', name: 'cv.pdf', data: docx, because: 'not a PDF' },
];

const sizes: Hostile[] = ['pdf', 'doc', 'docx'].flatMap((extension): Hostile[] => [
  { what: `an empty .${extension}`, name: `cv.${extension}`, data: Buffer.alloc(0), because: 'empty' },
  {
    what: `a .${extension} one byte too large`,
    name: `cv.${extension}`,
    data: Buffer.alloc(maxFileBytes + 1),
    because: '5 MB',
  },
]);

/** Files that are something else, or nothing. */
export const strange: Hostile[] = [...renamed, ...exchanged, ...sizes];
