/** Objects that no CV needs, and whose links no reader of ours sees. */
const notCarried = `
  00021A13-0000-0000-C000-000000000046 Visio
  00021A14-0000-0000-C000-000000000046 Visio 2003
  00021A15-0000-0000-C000-000000000046 Visio 2013
  00021A20-0000-0000-C000-000000000046 Visio picture
  00021201-0000-0000-C000-000000000046 Publisher
`;

/** Documents of LibreOffice that it leaves as they are in a .doc, or makes something of Office of. */
const ofLibreOffice = `
  7FA8AE11-B3E3-4D88-AABF-255526CD1CE8 Calc
  30A2652A-DDF7-45E7-ACA6-3EAB26FC8A4E Writer
  EE5D1EA4-D445-4289-B2FC-55FC93693917 Impress
`;

/** Pictures that were objects once, as metafiles of two kinds and as bitmap. */
const statics = `
  00000315-0000-0000-C000-000000000046
  00000316-0000-0000-C000-000000000046
  00000319-0000-0000-C000-000000000046
`;

/** A link, which one handler of OLE reads whatever else the object says of itself. */
const links = `
  00000300-0000-0000-C000-000000000046
`;

/** The class of a storage that names none. */
export const noClass = '0'.repeat(32);

const staticClasses = new Set(classesIn(statics));
const linkClasses = new Set(classesIn(links));
const notCarriedClasses = new Set(classesIn(notCarried));
const libreOfficeClasses = new Set(classesIn(ofLibreOffice));

/** Whether an object of this class, as `Storage` has it, is nothing but a picture. */
export function isStaticClass(clsid: string): boolean {
  return staticClasses.has(clsid);
}

export function isLinkClass(clsid: string): boolean {
  return linkClasses.has(clsid);
}

export function isNotCarriedClass(clsid: string): boolean {
  return notCarriedClasses.has(clsid);
}

export function isLibreOfficeClass(clsid: string): boolean {
  return libreOfficeClasses.has(clsid);
}

/** All classes in a text, as they are stored. */
export function classesIn(lines: string): string[] {
  return (lines.match(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g) ?? []).map(storedClass);
}

/**
 * A class as it is stored, from the way it is written: the first three numbers are stored with their last byte first.
 */
export function storedClass(written: string): string {
  const digits = written.toLowerCase().replaceAll('-', '');
  const turned = (start: number, bytes: number) =>
    Buffer.from(digits.slice(start, start + bytes * 2), 'hex')
      .reverse()
      .toString('hex');
  return turned(0, 4) + turned(8, 2) + turned(12, 2) + digits.slice(16);
}
