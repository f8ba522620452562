/** A file that is not taken. The message follows the label of its field: "CV is damaged ..." */
export class Unfit extends Error {}

export function damaged(): Unfit {
  return new Unfit('is damaged or incomplete. Save it once more and choose the new file');
}

export function notInside(kind: string): Unfit {
  return new Unfit(`is not ${kind} inside, whatever its name says. Save it as PDF or Word and choose the new file`);
}

export function executable(what: string): Unfit {
  return new Unfit(`contains ${what}, which we do not take. Save it as a plain PDF and choose that file`);
}

export function locked(): Unfit {
  return new Unfit('is protected with a password. Choose a copy without one');
}

export function twoFiles(): Unfit {
  return new Unfit('has something else joined to it. Save it once more and choose the new file');
}
