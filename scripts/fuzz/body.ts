import type { Submission } from '../../kit/submissions';

/** A multipart body in pieces, so that it can be written otherwise, or broken where it matters. */
export interface Body {
  boundary: string;
  contentType: string;
  parts: Piece[];
  /** Between the lines of the grammar; what is inside a part has its own. */
  lineEnd: '\r\n' | '\n';
  /** Before the first boundary, with the line end that belongs to it. */
  preamble: string;
  /** Behind the two dashes of the last boundary. */
  epilogue: string;
  /** Behind each boundary, in its line. */
  padding: string;
}

export interface Piece {
  /** Header lines, between which CR LF stands here. */
  head: string;
  data: Buffer;
}

export interface Wire {
  contentType: string;
  bytes: Buffer;
}

/** Takes the body of a submission apart again. */
export function takeApart({ contentType, body }: Pick<Submission, 'contentType' | 'body'>): Body {
  const boundary = /boundary=(.*)$/.exec(contentType)?.[1] ?? '';
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`).slice(1, -1);
  const parts = pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const head = Buffer.from(piece.slice(2, end), 'latin1').toString();
    return { head, data: Buffer.from(piece.slice(end + 4), 'latin1') };
  });
  return { boundary, contentType, parts, lineEnd: '\r\n', preamble: '', epilogue: '\r\n', padding: '' };
}

export function assemble({ boundary, contentType, parts, lineEnd, preamble, epilogue, padding }: Body): Wire {
  const pieces = parts.flatMap(({ head, data }) => [
    Buffer.from(`--${boundary}${padding}\r\n${head}\r\n\r\n`.replaceAll('\r\n', lineEnd)),
    data,
    Buffer.from(lineEnd),
  ]);
  const bytes = Buffer.concat([Buffer.from(preamble), ...pieces, Buffer.from(`--${boundary}--${padding}${epilogue}`)]);
  return { contentType, bytes };
}
