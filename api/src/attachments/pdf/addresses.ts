/** Schemes of addresses that a click may lead to. All others start some program on the reader's computer. */
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'sms']);

/**
 * Whether a click on this address is harmless: a page, a letter, a call, or an address without a scheme, which means
 * one beside the document. A network path ("//host/share") tells that host who opens it.
 */
export function isHarmlessAddress(address: string): boolean {
  const text = visible(address);
  if (/^[\\/]{2}/.test(text)) return false;
  // "www.example.com:8080" has no scheme.
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d/i.test(text)) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

/** Whether this file stands beside the document or below it: in no network, and nowhere else on the computer. */
export function isBesideDocument(file: string): boolean {
  return !/^[\\/]|^[a-z][a-z0-9+.-]*:|\\\\/i.test(visible(file));
}

/** Without the blanks and control characters that programs overlook. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
}
