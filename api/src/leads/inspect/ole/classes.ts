/** Objects that only show something, by class and program. */
const known = `
  00020803-0000-0000-C000-000000000046 Graph
  00020801-0000-0000-C000-000000000046 Graph 5
  00020810-0000-0000-C000-000000000046 Excel 5
  00020811-0000-0000-C000-000000000046 Excel 5 chart
  00020820-0000-0000-C000-000000000046 Excel 97
  00020821-0000-0000-C000-000000000046 Excel 97 chart
  00020830-0000-0000-C000-000000000046 Excel 2007
  00020900-0000-0000-C000-000000000046 Word 6
  00020901-0000-0000-C000-000000000046 Word 6 picture
  00020906-0000-0000-C000-000000000046 Word 97
  00020907-0000-0000-C000-000000000046 Word 97 picture
  F4754C9B-64F5-4B40-8AF4-679732AC0607 Word 2007
  00044851-0000-0000-C000-000000000046 PowerPoint 4
  EA7BAE70-FB3B-11CD-A903-00AA00510EA3 PowerPoint 95
  EA7BAE71-FB3B-11CD-A903-00AA00510EA3 PowerPoint 95 slide
  64818D10-4F9B-11CF-86EA-00AA00B929E8 PowerPoint 97
  64818D11-4F9B-11CF-86EA-00AA00B929E8 PowerPoint 97 slide
  CF4F55F4-8F87-4D47-80BB-5808164BB3F8 PowerPoint 2007
  048EB43E-2059-422F-95E0-557DA96038AF PowerPoint 2007 slide
  00021700-0000-0000-C000-000000000046 Equation 2
  0002CE02-0000-0000-C000-000000000046 Equation 3
  0002CE03-0000-0000-C000-000000000046 MathType
  000212F0-0000-0000-C000-000000000046 WordArt
  00021290-0000-0000-C000-000000000046 ClipArt Gallery
  73FDDC80-AEA9-101A-98A7-00AA00374959 WordPad
  D3E34B21-9D75-101A-8C3D-00AA001A1652 Paint
  B801CA65-A1FC-11D0-85AD-444553540000 Acrobat
  1933A000-1F48-11D3-B198-00A0C9E8A79C CorelDRAW
  11943940-36DE-11CF-953E-00C0A84029E9 Photo Editor
  3FD07B5F-B17A-4243-949B-94C5A9D2E465 Photoshop
  E4C18D40-1CD5-101C-B325-00AA001F3168 Organization Chart
  D554DF95-C6A5-45F4-8F1F-C8C7D2E41A8B WordPerfect graphics
  0DD0A57F-CF3B-4FD2-BDA4-9442719B2A73 LibreOffice chart
  D2D59CD1-0A6A-4D36-AE20-47817077D57C LibreOffice formula
  00030000-0000-0000-C000-000000000046 Excel 4
  00030001-0000-0000-C000-000000000046 Excel 4 chart
  00030003-0000-0000-C000-000000000046 Word 2
  00030004-0000-0000-C000-000000000046 PowerPoint 3
  00030006-0000-0000-C000-000000000046 Graph 3
  00030007-0000-0000-C000-000000000046 Draw
  00030009-0000-0000-C000-000000000046 WordArt 1
  0003000A-0000-0000-C000-000000000046 Paintbrush
  0003000B-0000-0000-C000-000000000046 Equation 1
  00030026-0000-0000-C000-000000000046 ClipArt Gallery 1
`;

/** Objects that no CV needs, and whose links no reader of ours sees. */
const notCarried = `
  00021A13-0000-0000-C000-000000000046 Visio
  00021A14-0000-0000-C000-000000000046 Visio 2003
  00021A15-0000-0000-C000-000000000046 Visio 2013
  00021A20-0000-0000-C000-000000000046 Visio picture
  00021201-0000-0000-C000-000000000046 Publisher
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

/** A file that is carried as an icon. */
const packages = `
  0003000C-0000-0000-C000-000000000046
  F20DA720-C02F-11CE-927B-0800095AE340
`;

/** Objects of Equation Editor, which is gone from Word since 2018, and not from other programs. */
const equations = `
  00021700-0000-0000-C000-000000000046
  0002CE02-0000-0000-C000-000000000046
  0003000B-0000-0000-C000-000000000046
`;

const none = '0'.repeat(32);
const staticClasses = new Set(classesIn(statics));
const linkClasses = new Set(classesIn(links));
const knownClasses = new Set([none, ...classesIn(known), ...linkClasses, ...classesIn(packages), ...staticClasses]);
const packageClasses = new Set(classesIn(packages));
const notCarriedClasses = new Set(classesIn(notCarried));
const equationClasses = new Set(classesIn(equations));

/** Whether objects of this class start nothing when a document shows them. `clsid` as `Storage` has it. */
export function isKnownClass(clsid: string): boolean {
  return knownClasses.has(clsid);
}

/** Whether an object of this class is nothing but a picture. */
export function isStaticClass(clsid: string): boolean {
  return staticClasses.has(clsid);
}

export function isLinkClass(clsid: string): boolean {
  return linkClasses.has(clsid);
}

export function isPackageClass(clsid: string): boolean {
  return packageClasses.has(clsid);
}

export function isEquationClass(clsid: string): boolean {
  return equationClasses.has(clsid);
}

export function isNotCarriedClass(clsid: string): boolean {
  return notCarriedClasses.has(clsid);
}

function classesIn(lines: string): string[] {
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
