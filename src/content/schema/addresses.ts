const blank = 'must not have a blank in it, nor at an end';
const incomplete = 'must be a full address that begins with https://, or null';

/** Why an address of another site leads nowhere; undefined when it may be one. */
export function faultOfAddress(address: string): string | undefined {
  const text = shortened(address);
  if (/\s/.test(address)) return blank;
  if (isEmail(address.replace(/^mailto:/i, ''))) return `is "${text}", an e-mail address: write that of a page`;
  // An archive has the address of another page in its own, behind a slash or an equals sign.
  if (/[^/=#]https?:\/\//i.test(address)) return `is "${text}", which is two addresses: write one of them`;
  const [, slashes = ''] = /^https?:([/\\]*)/i.exec(address) ?? [];
  if (/^https?:/i.test(address) && slashes !== '//') return `is "${text}": two slashes stand behind "https:"`;
  if (!/^https:/i.test(address) || !URL.canParse(address)) return incomplete;
  const { hostname, username } = new URL(address);
  if (username !== '') return `is "${text}": an "@" before the name of a site is that of an e-mail address`;
  return faultOfHost(hostname);
}

/** Why a link in a text leads nowhere, where it leads to another site, writes an e-mail or calls. */
export function faultOfLink(link: string): string | undefined {
  if (/\s/.test(link)) return blank;
  if (/^https?:/i.test(link)) return faultOfAddress(link.replace(/^http:/i, 'https:'));
  if (isEmail(link)) return `is "${shortened(link)}", an e-mail address: write "mailto:" before it`;
  if (/^tel:/i.test(link) && !/^tel:(?:\+[1-9]\d{7,14}|\d{3,11})$/i.test(link))
    return 'has no phone number behind "tel:", in digits alone, such as "tel:+8801000000000"';
  return /^mailto:/i.test(link) && !isAddressed(link.slice('mailto:'.length))
    ? 'has no e-mail address behind "mailto:"'
    : undefined;
}

/** To one address, several, or only with a subject, for the reader to choose whom it goes to (RFC 6068). */
function isAddressed(letter: string): boolean {
  const [to = '', headers = ''] = letter.split('?');
  return to === '' ? headers.includes('=') : to.split(',').every(isEmail);
}

/** What is wrong with something that is typed without a blank, when it has one; else the words for its form. */
export function blankOr(message: string) {
  return ({ input }: { input?: unknown }): string => (typeof input === 'string' && /\s/.test(input) ? blank : message);
}

function faultOfHost(host: string): string | undefined {
  const parts = host.split('.');
  if (!parts.every((part) => /^[\w-]*$/.test(part)))
    return `leads to "${host}", which is the name of no site; you may have meant "${host.replace(/[^\w.-]+/g, '.')}"`;
  return parts.length < 2 || parts.includes('') ? incomplete : undefined;
}

function isEmail(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@');
  return more.length === 0 && /^[^\s/:]+$/.test(name) && /^[^\s/]+$/.test(host) && host.includes('.', 1);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
