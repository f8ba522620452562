import { contentsAskedAbout, contentsByEnd } from './carried-kinds';

/** Files that a computer runs, by the end of their name. `.com` is missing: it ends honest addresses. */
const programs = new Set(
  (
    'ade adp apk app application appref-ms bas bat cab chm cmd cpl crt csh dll dmg docm dotm exe fxp gadget hlp hta ' +
    'inf ins iso img isp jar jnlp js jse ksh library-ms lnk mad maf mda mdb mde mdt mdw mdz mht mhtml msc msh msi ' +
    'msix msp mst one ops osd pcd pif pl potm ppam ppsm pptm prf prg ps1 psd1 psm1 py pyw rb reg scf scr sct ' +
    'search-ms settingcontent-ms sh shb shs sldm slk sys theme tmp url vb vbe vbp vbs vhd vhdx vxd website ws wsc ' +
    'wsf wsh xla xlam xll xlm xlsb xlsm xltm xnk'
  ).split(' '),
);

/** Whether a link to this file of a computer would run something, by whichever end a program goes. */
export function isProgram(path: string): boolean {
  return path.split(/[?#:]/).some((part) => programs.has(extensionOf(part)));
}

/** Whether a file of this name only shows something. What follows a colon would be another file of Windows. */
export function isDocument(path: string): boolean {
  return contentsByEnd.has(extensionOf(path)) && !path.replace(/^[a-z]:/i, '').includes(':');
}

/** Whether a file of this name runs nothing when somebody has saved it and opens it himself. */
export function isOpenedByClick(path: string): boolean {
  return contentsAskedAbout.has(extensionOf(path)) && !path.includes(':');
}

/** In lower case, "" without one. Windows leaves out blanks and dots at the end. */
export function extensionOf(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  let end = name.length;
  while (end > 0 && ignored.has(name.charAt(end - 1))) end -= 1;
  const dot = name.lastIndexOf('.', end - 1);
  return dot < 0 ? '' : name.slice(dot + 1, end).toLowerCase();
}

const ignored = new Set([' ', '.', '\0', '\t', '\u00a0']);
