import { classesIn } from './classes';

/** What an object, or a whole document before 2007, is known by. */
interface ObjectKind {
  /** What the judge of objects asks about: a whole document, an equation of one of two programs, or a file. */
  is?: 'document' | 'equation' | 'mathType' | 'package';
  /** First words of ProgIDs. */
  programs: string;
  /** As they are written, with the name of a version behind some of them. */
  classes: string;
  /** Streams that say what it is where nothing else does, in lower case. */
  alone?: readonly string[];
  /** All others that are its own. */
  streams?: readonly string[];
}

/** Where programs that draw keep what they have drawn. */
const drawn = ['contents', 'contentsv30', '\u0001ole10native'];

/**
 * The closed list of programs whose objects only show something. A program looks for streams of its own names, whatever
 * else is there, so none of a name that is not with its program here is taken.
 */
const kinds: readonly ObjectKind[] = [
  {
    is: 'document',
    programs: 'word worddocument',
    classes: `
      00020900-0000-0000-C000-000000000046 Word 6
      00020901-0000-0000-C000-000000000046 Word 6 picture
      00020906-0000-0000-C000-000000000046 Word 97
      00020907-0000-0000-C000-000000000046 Word 97 picture
      F4754C9B-64F5-4B40-8AF4-679732AC0607 Word 2007`,
    alone: ['worddocument'],
    streams: ['0table', '1table', 'data', 'package', 'wpscustomdata', 'f1e327bc-269c-435d-a152-05c5408002ca'],
  },
  {
    is: 'document',
    programs: 'excel excelworksheet excelchart',
    classes: `
      00020810-0000-0000-C000-000000000046 Excel 5
      00020811-0000-0000-C000-000000000046 Excel 5 chart
      00020820-0000-0000-C000-000000000046 Excel 97
      00020821-0000-0000-C000-000000000046 Excel 97 chart
      00020830-0000-0000-C000-000000000046 Excel 2007`,
    alone: ['workbook', 'book'],
    streams: ['package', 'etextdata', 'user names', 'revision log', 'xml'],
  },
  {
    is: 'document',
    programs: 'msgraph',
    classes: `
      00020801-0000-0000-C000-000000000046 Graph 5
      00020803-0000-0000-C000-000000000046 Graph`,
    alone: ['workbook', 'book'],
  },
  {
    is: 'document',
    programs: 'powerpoint',
    classes: `
      00044851-0000-0000-C000-000000000046 PowerPoint 4
      EA7BAE70-FB3B-11CD-A903-00AA00510EA3 PowerPoint 95
      EA7BAE71-FB3B-11CD-A903-00AA00510EA3 PowerPoint 95 slide
      64818D10-4F9B-11CF-86EA-00AA00B929E8 PowerPoint 97
      64818D11-4F9B-11CF-86EA-00AA00B929E8 PowerPoint 97 slide
      CF4F55F4-8F87-4D47-80BB-5808164BB3F8 PowerPoint 2007
      048EB43E-2059-422F-95E0-557DA96038AF PowerPoint 2007 slide`,
    alone: ['powerpoint document'],
    streams: [
      'pictures',
      'package',
      'header',
      'current user',
      'text_content',
      'persistentstorage directory',
      'encryptedsummary',
    ],
  },
  // Equation Editor, which is gone from Word since 2018, and not from other programs.
  {
    is: 'equation',
    programs: 'equation',
    classes: `
      00021700-0000-0000-C000-000000000046 Equation 2
      0002CE02-0000-0000-C000-000000000046 Equation 3
      0003000B-0000-0000-C000-000000000046 Equation 1`,
    alone: ['equation native'],
    streams: ['\u0001ole10native'],
  },
  {
    is: 'mathType',
    programs: 'mathtype',
    classes: '0002CE03-0000-0000-C000-000000000046',
    streams: ['equation native'],
  },
  {
    is: 'package',
    programs: 'package package2',
    classes: `
      0003000C-0000-0000-C000-000000000046
      F20DA720-C02F-11CE-927B-0800095AE340`,
    streams: ['\u0001ole10native', 'package'],
  },
  // Of which a package says that it is nothing else (docx/open-document.ts).
  {
    programs: 'opendocument libreoffice soffice',
    classes: `
      0DD0A57F-CF3B-4FD2-BDA4-9442719B2A73 chart
      D2D59CD1-0A6A-4D36-AE20-47817077D57C formula
      448BB771-CFE2-47C4-BCDF-1FBF378E202C drawing`,
    streams: ['package_stream', 'properties_stream'],
  },
  {
    programs: 'coreldraw',
    classes: '1933A000-1F48-11D3-B198-00A0C9E8A79C',
    streams: ['coreldraw', 'streamslist'],
  },
  {
    programs: 'acroexch acrobat foxitreader',
    classes: 'B801CA65-A1FC-11D0-85AD-444553540000',
    streams: ['contents'],
  },
  {
    programs: 'paint pbrush',
    classes: `
      0003000A-0000-0000-C000-000000000046
      D3E34B21-9D75-101A-8C3D-00AA001A1652`,
    streams: drawn,
  },
  {
    programs: 'wordart mswordart',
    classes: `
      00030009-0000-0000-C000-000000000046
      000212F0-0000-0000-C000-000000000046`,
    streams: drawn,
  },
  {
    programs: 'ms_clipart_gallery',
    classes: `
      00030026-0000-0000-C000-000000000046
      00021290-0000-0000-C000-000000000046`,
    streams: drawn,
  },
  { programs: 'msdraw', classes: '00030007-0000-0000-C000-000000000046', streams: drawn },
  { programs: 'wordpad', classes: '73FDDC80-AEA9-101A-98A7-00AA00374959', streams: drawn },
  { programs: 'msphotoed', classes: '11943940-36DE-11CF-953E-00C0A84029E9', streams: drawn },
  { programs: 'photoshop', classes: '3FD07B5F-B17A-4243-949B-94C5A9D2E465', streams: drawn },
  { programs: 'orgpluswopx', classes: 'E4C18D40-1CD5-101C-B325-00AA001F3168', streams: drawn },
  { programs: 'wpdraw30', classes: 'D554DF95-C6A5-45F4-8F1F-C8C7D2E41A8B', streams: drawn },
];

export interface KnownKind {
  is: ObjectKind['is'];
  programs: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  alone: ReadonlySet<string>;
  streams: ReadonlySet<string>;
}

export const knownKinds: readonly KnownKind[] = kinds.map(({ is, programs, classes, alone = [], streams = [] }) => ({
  is,
  programs: new Set(programs.split(' ')),
  classes: new Set(classesIn(classes)),
  alone: new Set(alone),
  streams: new Set([...alone, ...streams]),
}));
