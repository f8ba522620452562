import { elsewhere, executable } from './invalid-file';

/**
 * Properties by which Office loads a program when it opens a document, a customisation made with Visual Studio: what
 * loads it, and where it is described, also on a server. What is too long for one goes on in others with a number.
 */
const ofProgram = /^_assembly(?:name|location)\d*$/;
const namesProgram = /_assembly(?:name|location)/;

/**
 * Properties with an address that Office of 2003 and 2007 asks when it opens a document: the workspace on a server with
 * which it compares its copy ([MS-OI29500] 2.1.1724), and the programs of a smart document. SharePoint of later years
 * still writes the first one, without a value.
 */
export const askedProperties = ['_sourceurl', '_checkoutsrcurl', 'solutionurl'];

/** @throws InvalidFile for a property that loads a program, whatever its value is */
export function checkPropertyName(name: string): void {
  if (ofProgram.test(plainName(name))) throw loadsProgram();
}

/**
 * The same for properties of a document before 2007, which may be broken in many ways: none of these names stands
 * anywhere in them.
 * @throws InvalidFile
 */
export function checkPropertyNames(stream: Buffer): void {
  if (namesProgram.test(plainName(stream.toString('latin1')))) throw loadsProgram();
}

/** Whether a property has an address that Office asks, so that it must have no value. */
export function isAskedProperty(name: string): boolean {
  return askedProperties.includes(plainName(name));
}

/** @param value undefined for what cannot be read as one text. @throws InvalidFile for anything but blanks and zeros */
export function checkAskedValue(value: string | undefined): void {
  if (value === undefined || !/^[\s\0]*$/.test(value)) throw elsewhere();
}

/** In small letters and without blanks and zeros, by which programs may find a property or not. */
export function plainName(name: string): string {
  return name.replace(/[\s\0]+/g, '').toLowerCase();
}

function loadsProgram() {
  return executable('a customisation, a program that Office loads when it opens the document');
}
