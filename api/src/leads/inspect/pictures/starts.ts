/**
 * In bytes: so far LibreOffice looks for PostScript in what it shows, whatever stands before it
 * (GraphicFormatDetector).
 */
export const postScriptReach = 30;
export const postScript = '%!PS-Adobe';

/**
 * First bytes of PostScript behind the head of DOS (Adobe, EPSF 3.0, 5.2), for which LibreOffice starts programs, and
 * of LibreOffice's own metafiles, which may hold PostScript.
 */
export const drawnPrograms = ['\xc5\xd0\xd3\xc6', 'SVGDI', 'VCLMTF'];

/** Whether a program would run what should be a picture. */
export function isDrawnProgram(data: Buffer): boolean {
  const start = data.toString('latin1', 0, postScriptReach);
  return drawnPrograms.some((known) => start.startsWith(known)) || start.includes(postScript);
}

export function isEmf(data: Buffer): boolean {
  return data.toString('latin1', 0, 4) === '\x01\0\0\0' && data.toString('latin1', 40, 44) === ' EMF';
}

/** With the place on a page before it, and without ([MS-WMF] 2.3.2.3, 2.3.2.2). Programs do not look at the version. */
export function isWmf(data: Buffer): boolean {
  return isPlacedWmf(data) || ['\x01\0\t\0', '\x02\0\t\0'].includes(data.toString('latin1', 0, 4));
}

export function isPlacedWmf(data: Buffer): boolean {
  return data.toString('latin1', 0, 4) === '\xd7\xcd\xc6\x9a';
}

/** A bitmap, an icon or a pointer, behind the head of its file. Their colours may be said to be in another file. */
export function isBitmap(data: Buffer): boolean {
  return ['BM', '\0\0\x01\0', '\0\0\x02\0'].some((start) => data.toString('latin1', 0, start.length) === start);
}

/** Packed by the only way that there is of packing so (RFC 1952, 2.3.1). */
export function isGzip(data: Buffer): boolean {
  return data.toString('latin1', 0, 3) === '\x1f\x8b\x08' && (data[3] ?? 0) < 0x20;
}
