import { contentsAskedAbout, contentsByEnd } from './carried-kinds';
import { extensionOf, namesIn } from './path-names';
import { isInFolderOfWindows, isInProgramFolder, setting } from './program-folders';
import { onlyShows } from './shown-ends';

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
    'accdc ahk docmhtml flatpakref ica mobileconfig ocx prefpane pwz wim wiz wll wsb ' +
    'afploc atloc ftploc mailloc newsloc vncloc'
  ).split(' '),
);

/**
 * The same where a path is plainly one of a disk: scripts, libraries and templates with macros. Elsewhere they end
 * honest addresses, or names that people write as links.
 */
const programsOnDisk = new Set(
  'air applescript au3 dot job kext lua msg odb osax php scpt snap swf vbscript wbk xlt'.split(' '),
);

/**
 * Programs of DOS are so on a disk as well, unless their name is plainly an address without its beginning, such as
 * `rahim@gmail.com` or `www.rahim.com`, of which Word makes a path of the author's disk.
 */
const ofDos = 'com';
const onDisk = /^\s*(?:file:|[a-z][:|])/i;

/** Whether a file with this end is one of those that are programs wherever they stand. */
export function isProgramEnd(end: string): boolean {
  return programs.has(end);
}

/**
 * Whether a link to this file of a computer would run something, by whichever end a program goes.
 * @param harmless ends that decide nothing where this stands
 */
export function isProgram(path: string, harmless: ReadonlySet<string> = new Set()): boolean {
  const isOnDisk = onDisk.test(path);
  const runs = (part: string) => {
    const name = namesIn(part).at(-1) ?? '';
    const end = extensionOf(name);
    const isOfDisk = programsOnDisk.has(end) || (end === ofDos && !isAddress(name));
    const isKnown = programs.has(end) || (isOnDisk && isOfDisk);
    return (isKnown && !harmless.has(end)) || isInFolderOfWindows(part) || setting.test(name);
  };
  return path.split(/[?#:|"]/).some(runs) || path.split(/[?#"]/).some(isInProgramFolder);
}

/**
 * Whether a name that ends in `.com` is one of a host or of a mailbox. `cv.pdf.com` and `setup.2.com` are not: what
 * stands before their end is the end of another file, or a version. Nor is what no host may be called.
 */
function isAddress(name: string): boolean {
  const host = name.slice(0, -`.${ofDos}`.length).replace(/%40/g, '@').replace(/%2e/gi, '.');
  const [, label = ''] = /[^@.\s][@.]([^@.\s]+)$/.exec(host) ?? [];
  const last = label.toLowerCase();
  const isVersion = /^v?\d+$/.test(last) && !/^www\./i.test(host);
  return labelOfHost.test(last) && !isVersion && !isFileEnd(last);
}

/**
 * In whatever script; its first and last sign are no hyphens (RFC 1123, 2.1). Without signs that nobody sees, and
 * letters of full width, which stand for others.
 */
const labelOfHost =
  /^(?!.*[\p{Default_Ignorable_Code_Point}\uff00-\uffef])[\p{L}\p{N}](?:[-\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}])?$/u;

function isFileEnd(end: string): boolean {
  return onlyShows(end) || contentsAskedAbout.has(end) || programs.has(end) || ofOtherFiles.has(end);
}

/** Ends of further files that no document carries; those that honest hosts are called by are missing, such as `ai`. */
const ofOtherFiles = new Set(
  (
    '7z aac abw asp aspx avif bz2 dwg dxf eml eps epub fb2 flac gz heif ics jfif kmz lha lzh md mkv mobi msg odb ost ' +
    'php rar rtf shtml srt tar tgz vcf vsd vsdx wma wmv wpd wri xps xz yaml yml zst'
  ).split(' '),
);

/** Whether a file of this name only shows something. What follows a colon would be another file of Windows. */
export function isDocument(path: string): boolean {
  return contentsByEnd.has(extensionOf(path)) && !path.replace(/^[a-z]:/i, '').includes(':');
}

/** Whether a file of this name runs nothing when somebody has saved it and opens it himself. */
export function isOpenedByClick(path: string): boolean {
  return contentsAskedAbout.has(extensionOf(path)) && !path.includes(':');
}
