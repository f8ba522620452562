/** An element of DER (ITU-T X.690) with these contents, of up to 65,535 bytes. */
export function der(tag: number, ...contents: Buffer[]): Buffer {
  const inside = Buffer.concat(contents);
  const { length } = inside;
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), inside]);
}

export const sequence = (...elements: Buffer[]) => der(0x30, ...elements);

/** An object identifier, by its bytes in hexadecimal digits. */
export const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** An extension of a certificate (RFC 5280, 4.1) with an address in it. */
const extension = (hex: string) =>
  sequence(identifier(hex), der(0x04, sequence(der(0x86, Buffer.from('http://evil.example/x')))));

/** What a signature has in it, in outline (RFC 5652, 5.1): a certificate with these extensions. */
export function signedData(...extensions: string[]): Buffer {
  const certificate = sequence(
    sequence(der(0x02, Buffer.alloc(200, 7)), der(0xa3, sequence(...extensions.map(extension)))),
  );
  return sequence(identifier('2a864886f70d010702'), der(0xa0, sequence(der(0xa0, certificate), der(0x31))));
}
