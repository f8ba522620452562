/** Content encodings that we send, the one that makes texts smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The one that a client gets of a text; undefined for the text as it is. */
export function chosenEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  return encodings.find((one) => accepts(acceptEncoding, one));
}

/** RFC 9110, section 12.5.3, without its preferences among the accepted ones: ours is the smallest. */
export function accepts(acceptEncoding: string | undefined, encoding: Encoding): boolean {
  return (acceptEncoding ?? '').split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
