import { contentsAskedAbout, contentsByEnd } from './carried-kinds';

/**
 * Files that a computer runs, installs, or lets fetch something, by the end of their name: what Outlook does not open
 * from letters, and the same of Office, macOS and Linux. Missing are `.com`, `.asp` and `.aspx`, which end honest
 * addresses, and `.mat` of measurements.
 */
const programs = new Set(
  (
    'accda accde accdr ade adp apk app appcontent-ms appimage appinstaller application appref-ms appx ' +
    'appxbundle asx bas bat bgi cab cdxml cer chm cmd cnt command cpl crt csh deb der deskthemepack desktop ' +
    'diagcab diagcfg diagpkg dll dmg docm dotm dqy exe fileloc fxp gadget grp hlp hpj hta htc img inetloc inf ' +
    'ins iqy iso isp its jar jnlp js jse ksh library-ms lnk mad maf mag mam maq mar mas mau mav maw mcf mda ' +
    'mdb mde mdt mdw mdz mht mhtml mpkg msc msh msh1 msh1xml msh2 msh2xml mshxml msi msix msixbundle msp mst ' +
    'msu odc one ops oqy osd oxt pcd pif pkg pl plg potm ppa ppam ppkg ppsm pptm prf prg printerexport ps1 ' +
    'ps1xml ps2 ps2xml psc1 psc2 psd1 psdm1 psm1 pst py pyc pyo pyw pyz pyzw rb rdp reg rpm rqy run scf scr ' +
    'sct search-ms searchconnector-ms settingcontent-ms sh shb shs sldm slk sys terminal theme themepack tmp ' +
    'tool udl url vb vbe vbp vbs vhd vhdx vsdm vsmacros vsto vsw vxd wcx webloc webpnp website workflow ws ' +
    'wsc wsf wsh xbap xla xlam xll xlm xlsb xlsm xltm xnk ' +
    'accdc ahk docmhtml flatpakref ica mobileconfig ocx prefpane pwz wim wiz wll wsb'
  ).split(' '),
);

/** Whether a link to this file of a computer would run something, by whichever end a program goes. */
export function isProgram(path: string): boolean {
  return path.split(/[?#:|"]/).some((part) => {
    const names = namesIn(part);
    const name = names.pop() ?? '';
    return programs.has(extensionOf(name)) || (names.some(isOfSystem) && ofSystem.test(name)) || setting.test(name);
  });
}

/** The folders and the file that a path leads to, whichever way it takes: `a.exe/b/../.` is `a.exe`. */
function namesIn(path: string): string[] {
  const names: string[] = [];
  for (const name of path.split(/[/\\]/)) {
    const step = name.trim();
    if (step === '..') names.pop();
    else if (step !== '' && step !== '.') names.push(name);
  }
  return names;
}

/** Folders of Windows, whose programs it starts by half of their name; old ones have names that end as addresses do. */
const systemFolders = new Set(['windows', 'winnt', 'system32', 'syswow64', 'program files', 'program files (x86)']);
const ofSystem = /^[^.]*(?:\.com)?$/i;

/** A setting of Windows alone, one of which is its command prompt (`%COMSPEC%`). */
const setting = /^%[^%]+%$/;

/** Also by the short names that Windows gives them, and by names of its settings (`%windir%`). */
function isOfSystem(folder: string): boolean {
  const name = folder.trim().toLowerCase();
  return systemFolders.has(name) || /^(?:progra|window)[a-z]*~\d+$/.test(name) || setting.test(name);
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
