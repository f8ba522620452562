/** A file that is not taken. The message follows the label of its field: "CV is damaged ..." */
export class InvalidFile extends Error {}

/** A file that no program could show, or not as what it claims to be. */
export class Unreadable extends InvalidFile {}

export function damaged(): InvalidFile {
  return new Unreadable('is damaged or incomplete. Save it once more, or print it to PDF, and choose the new file');
}

const ofOurs = [TypeError, ReferenceError, SyntaxError];

/**
 * Turns the error of a reader into one for the visitor, to whom it is no use which byte is wrong.
 * @throws the error itself when it is a mistake of ours
 */
export function unreadable(error: unknown): InvalidFile {
  if (error instanceof InvalidFile) return error;
  // Of JSON, readers take only what programs of ours have written.
  if (ofOurs.some((kind) => error instanceof kind)) throw error;
  return damaged();
}

/** @param format what it is, if that is known */
export function notInside(kind: string, format?: string): InvalidFile {
  const [is, remedy] = format
    ? [` but ${format}`, 'Open it in Word or LibreOffice, use Save As to save it as .docx or PDF,']
    : ['', 'Save it as PDF or Word'];
  return new Unreadable(`is not ${kind} inside${is}, whatever its name says. ${remedy} and choose the new file`);
}

/**
 * @param remedy what takes it out; what is saved as PDF once more keeps all it had, and what is printed only its pages
 */
export function executable(what: string, remedy = 'Print it to PDF, which leaves that out'): InvalidFile {
  return new InvalidFile(`contains ${what}, which we do not take. ${remedy}, and choose the new file`);
}

/** What runs within a document, and what people fill in there, which is made of the same. */
export function controls(): InvalidFile {
  return executable('macros, controls or add-ins');
}

/** Its data may be on another computer. */
export function mailMerge(): InvalidFile {
  return executable('a mail merge');
}

/** Pages in frames. */
export function otherPages(): InvalidFile {
  return executable('pages that show other files');
}

export function elsewhere(): InvalidFile {
  return executable('a part that is fetched from elsewhere when it is opened');
}

export function anotherKind(): InvalidFile {
  return executable('a part of another kind than the document says');
}

export function unknownObject(): InvalidFile {
  return executable('an embedded object of an unknown kind');
}

export function actsByItself(): InvalidFile {
  return executable('a link that leads elsewhere without a click');
}

export function fetches(): InvalidFile {
  return executable('a table with a formula that fetches something or starts a program');
}

/** With a database, a page or a file, which is asked when the table is opened or refreshed. */
export function connected(): InvalidFile {
  return executable('a table that has its values from elsewhere');
}

/** Whenever it is saved. */
export function publishes(): InvalidFile {
  return executable('a table that is written to a web page by itself');
}

export function locked(): InvalidFile {
  return new Unreadable('is protected with a password. Choose a copy without one');
}

/** By certificates instead of a password: nobody else has the key. */
export function lockedForReaders(): InvalidFile {
  return new Unreadable('is locked for certain readers. Save a copy without protection and choose the new file');
}

/** A program that mends such a file decrypts what nobody else can read. */
export function lockedAndDamaged(): InvalidFile {
  return new Unreadable(
    'is protected and damaged at once, so that it cannot be checked. Save a copy without protection, or print it to PDF, and choose the new file',
  );
}

export function twoFiles(): InvalidFile {
  return new Unreadable(
    'has something else joined to it. Save it once more, or print it to PDF, and choose the new file',
  );
}

/** What opens is not what a browser shows, nor what was judged. */
export function opensAnother(): InvalidFile {
  return new InvalidFile(
    'has another document in it, which LibreOffice opens in its place (a "hybrid PDF"). Export it once more without that, or print it to PDF, and choose the new file',
  );
}

/** Whoever checks a certificate asks the addresses that it names. */
export function signed(): InvalidFile {
  return new InvalidFile(
    'carries a digital signature, for which programs ask the servers of its signer as soon as it is opened. Save a copy without the signature, or print it to PDF, and choose the new file',
  );
}

export function tooLarge(): InvalidFile {
  return new InvalidFile('is too large once it is unpacked. Print it to PDF and choose the new file');
}
