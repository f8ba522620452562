const latin1 = (text: string) => Buffer.from(text, 'latin1');

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A box of a film ([ISO/IEC 14496-12] 4.2), or one whose size stands behind its type. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const data = Buffer.concat(content);
  return Buffer.concat([number(data.length + 8), latin1(type), data]);
}
export function longBox(type: string, data: Buffer): Buffer {
  return Buffer.concat([number(1), latin1(type), number(0), number(data.length + 16), data]);
}

/** The list of files that a track is in, with one entry (8.7.2). */
export function files(kind: string, isSelf: boolean, address = ''): Buffer {
  return box('dref', number(0), number(1), box(kind, number(isSelf ? 1 : 0), latin1(address)));
}

/** Again and again, each of these is a list that has all that follow for its entries. */
export const listWithinLists = Buffer.from('6472656600000001ffffffff00000010', 'hex');

/** A film that says this of its one track. */
export function film(content: Buffer): Buffer {
  const track = box('trak', box('mdia', box('minf', box('dinf', content))));
  return Buffer.concat([box('ftyp', latin1('mp42')), box('mdat', latin1('rmra')), box('moov', track)]);
}

export const wholeFilm = film(files('url ', true));

export const wholeFilms: Record<string, Buffer> = {
  'of one file': wholeFilm,
  'of QuickTime': film(files('alis', true, 'Macintosh HD')),
  'that does not say where it is': film(files('url ', false)),
  'whose boxes have no end': Buffer.concat([box('ftyp', latin1('qt  ')), number(0), latin1('mdat')]),
};

/** Settings as Acrobat Distiller writes them, made shorter. */
export const jobOptions = `<<
  /ASCII85EncodePages false
  /AutoRotatePages /None
  /Binding /Left
  /CalRGBProfile (sRGB IEC61966-2.1)
  /ColorACSImageDict <<
    /QFactor 0.15
    /HSamples [1 1 1 1] /VSamples [1 1 1 1]
  >>
  /DSCReportingLevel 0
  /NeverEmbed [ true
  ]
  /PDFXOutputIntentProfile (None)
  /PDFXBleedBoxToTrimBoxOffset [ 0.00000 0.00000 -.5 +1. ]
  /Description <<
    /CHS <FEFF4f7f75288fd94e9b8bbe7f6e>
    /ENU (Use these settings \\(of a printer\\) to (create) documents.)
  >>
  /Namespace [ (Adobe) (Common) (1.0) ]
>> setdistillerparams % of Distiller
<<
  /HWResolution [2400 2400]
  /PageSize [612.000 792.000]
>> setpagedevice
`;
