/** Fields that start a program or ask a database, whatever they are given. */
export const starting: ReadonlySet<string> = new Set(['DATABASE', 'PRINT']);

/** Fields that stand for a control, such as a box that somebody ticks. */
export const ofControls: ReadonlySet<string> = new Set(['CONTROL', 'HTMLCONTROL', 'OCX']);

/** Fields whose first or second value is a file that Word fetches, and shows or takes over. */
export const fetching: ReadonlySet<string> = new Set([
  'INCLUDE',
  'INCLUDETEXT',
  'INCLUDEPICTURE',
  'IMPORT',
  'LINK',
  'RD',
  'DATA',
]);

/** Fields that a click runs or follows. */
export const buttons: ReadonlySet<string> = new Set(['MACROBUTTON', 'GOTOBUTTON']);

/**
 * All other fields of ECMA-376 (part 1, 17.16.5) and of Word: they show what stands in the document or what its reader
 * is asked, or hold what another program has put there (`ADDIN`, `PRIVATE`).
 */
export const passive: ReadonlySet<string> = new Set(
  `ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY
  BIDIOUTLINE CITATION COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EMBED EQ
  FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT FTNREF GLOSSARY GREETINGLINE IF INDEX INFO KEYWORDS
  LASTSAVEDBY LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE
  PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT SYMBOL
  TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(/\s+/),
);
