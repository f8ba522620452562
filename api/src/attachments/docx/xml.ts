import { damaged } from '../unfit';

/** XML of an Office document as text. The standard allows UTF-8 and UTF-16, and no document type declaration. @throws Unfit */
export function decodeXml(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = bytes.toString(utf16 ? 'utf16le' : 'utf8');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw damaged();
  return text;
}

/** The attributes of every element of a name, whatever its prefix. Good for flat lists such as those of a package. */
export function elements(xml: string, name: string): Map<string, string>[] {
  const tags = xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^>]*>`, 'g')) ?? [];
  return tags.map((tag) => {
    const attributes = tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map([...attributes].map(([, key = '', one, other = '']) => [key, unescapeXml(one ?? other)]));
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
