/**
 * Whether nothing starts when somebody clicks on an address, though its scheme is none of pages and people: it calls
 * one of these programs to show a person, or it is dead, since nothing has registered for such a scheme. Lists of what
 * may run are never complete, so all words are refused that are not known to be harmless.
 * @param address decoded, in lower case, with one kind of slash
 */
export function isHarmless(address: string): boolean {
  const [scheme = '', rest = ''] = atColon(address);
  if (scheme === 'javascript') return voids.has(rest.replace(/[\s();]/g, ''));
  if (/^about:blank(?:#|$)/.test(address) || ofViewer.test(address)) return true;
  if (words.test(rest)) return false;
  const caller = callers.get(scheme);
  if (caller) return caller.some((one) => one.test(rest));
  return harmlessSchemes.has(scheme) || meant.some((word) => isOneSlipFrom(word, scheme));
}

/** What stands behind one of the words that people write before a number or an address; undefined without one. */
export function behindLabel(address: string): string | undefined {
  const [scheme = '', rest = ''] = atColon(address);
  if (words.test(rest)) return undefined;
  if (labels.has(scheme)) return rest;
  if (!/[-.]/.test(scheme)) return undefined;
  // "GitHub-https://github.com"
  const [, label = scheme, whole = rest] = /^([^:]+)-(https?:.*)$/s.exec(address) ?? [];
  return isJoined(label.replace(/\.$/, '')) && written.test(whole) ? whole : undefined;
}

/** Whether a label consists of such words, as "linkedin-profile", or ends as those of people do, and no scheme does. */
function isJoined(label: string): boolean {
  return ofPeople.test(label) || label.split('-').every((word) => labels.has(word) || joinable.has(word));
}

const ofPeople = /^(?!(?:microsoft|ms|windows|x|xbox)-)[a-z]+(?:-[a-z]+)*-(?:id|link|profile|url)$/;

/** What is plainly an address of the web or a number, whatever stands before it. */
const written = /^\s*(?:https?:\/\/|www\.|[+(]?\d[\d\s().-]{4,}$)/;

function atColon(address: string): string[] {
  const colon = address.indexOf(':');
  return colon < 0 ? [] : [address.slice(0, colon), address.slice(colon + 1)];
}

/** Scripts that do nothing, without blanks and brackets: what a page has behind a button, and its print as well. */
const voids = new Set([
  ...['', '0', '//', '#', 'null', 'undefined', 'true', 'false', 'returnfalse', 'returntrue'],
  ...['void', 'void0', 'void1', 'voidnull', 'voidundefined', 'voidfalse', "void''", 'void""'],
]);

/** What a viewer that is part of a browser has for the address of a PDF on the web. */
const ofViewer = /^(?:chrome-)?extension:\/\/[a-p]{32}\/https?:\/\//;

/** What programs write for their own use, which others do not know: two of Apple, one of an editor, names of things. */
const dead = ['applewebdata', 'x-apple-data-detectors', 'unsaved', 'urn'];

/** Schemes of programs that show a person, a number, a place or a page of a shop, and of none. */
const harmlessSchemes = new Set([
  ...dead,
  ...['fax', 'geo', 'im', 'imessage', 'imo', 'line', 'sgnl', 'smsto', 'viber', 'wechat', 'weixin', 'whatsapp', 'zalo'],
  ...['itms-apps', 'itms-appss', 'market'],
]);

/** A name, a number or an address of a person. */
const person = /^(?:\/\/)?[\p{L}\p{M}\p{N}\s.,:_+@()#~-]*\??$/u;

/** The same, what Skype does with a person, how it calls, and what a conversation is called. */
const ofSkype =
  /^[\p{L}\p{M}\p{N}\s.,:_+@()#~/;-]*(?:\?(?:(?:add|call|chat|userinfo)(?:&(?:video=(?:true|false)|topic=[^&]*))*)?)?$/u;

/** The same, with the device behind a slash, and a conversation to begin or to join. */
const ofXmpp = /^[\p{L}\p{M}\p{N}\s.,:_+@()#~/-]*(?:\?(?:join|message|roster)?)?$/u;

/** How a call travels (RFC 3261, 19.1.1), and nothing of the server that it goes through. */
const ofSip = /^[^;?&=/]*(?:;(?:transport=(?:tcp|tls|udp)|user=(?:ip|phone)))*$/;

/** A name or a number, also behind the address of the web for one, and what a program is told at its start. */
const ofTelegram = [
  /^(?:\/\/t\.me\/|@)?(?!(?:login|oauth|passport|proxy|settings|socks)$)[a-z]\w*\/?$/,
  /^\+\d[\d\s()-]*$/,
  /^(?:\/\/)?(?:resolve\?(?:domain|phone)|user\?id)=[\w+-]*(?:&start=[\w-]*)?$/,
];

/** Programs that also do other things when an address says so: send a file, go by a server of its choice, record. */
const callers = new Map<string, readonly RegExp[]>([
  ...['facetime', 'facetime-audio'].map((scheme) => [scheme, [person]] as const),
  ...['callto', 'skype'].map((scheme) => [scheme, [ofSkype]] as const),
  ...['sip', 'sips'].map((scheme) => [scheme, [ofSip]] as const),
  ['tg', ofTelegram],
  ['xmpp', [ofXmpp]],
]);

/**
 * What programs take for a scheme, and none is called by. `url` is missing: Windows takes what follows for the address.
 */
const labels = new Set([
  ...['address', 'behance', 'blog', 'cell', 'certificate', 'code', 'codechef', 'codeforces', 'contact', 'credential'],
  ...['cv', 'demo', 'doi', 'dribbble', 'drive', 'e-mail', 'email', 'facebook', 'fb', 'fiverr', 'github', 'gitlab'],
  ...['gmail', 'hackerearth', 'hackerrank', 'homepage', 'instagram', 'isbn', 'kaggle', 'leetcode', 'link', 'linkdin'],
  ...['linkedin', 'linkedln', 'live', 'mail', 'medium', 'mob', 'mobile', 'orcid', 'phone', 'pinterest', 'portfolio'],
  ...['profile', 'project', 'projects', 'publication', 'repo', 'repository', 'researchgate', 'resume', 'scholar'],
  ...['site', 'skypeid', 'source', 'stackoverflow', 'telegram', 'telephone', 'twitter', 'upwork', 'video', 'web'],
  ...['webpage', 'website', 'www', 'youtube'],
  ...['arxiv', 'githublink', 'googledrive', 'googlescholar', 'linkedinlink', 'ph', 'verify', 'wordpress'],
]);

/** What people join to these words. Alone, some of them are schemes, or Windows takes what follows for the address. */
const joinable = new Set(['id', 'no', 'number', 'page', 'tel', 'url']);

/** Of these, a slip of the hand is dead: no scheme that a program has registered for is so near to one of them. */
const meant = ['http', 'https', 'mailto'];

/** Whether two words differ by one letter too many, too few or wrong, or by two that have changed places. */
function isOneSlipFrom(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  let start = 0;
  while (start < shorter && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [one, two] = [word.slice(start, word.length - end), other.slice(start, other.length - end)];
  return (one.length <= 1 && two.length <= 1) || (one.length === 2 && one === [...two].reverse().join(''));
}

/** A quotation mark ends the words that a program is started with, and it may take these for options. */
const words = /["`<>|^]|\s[-/]/;
