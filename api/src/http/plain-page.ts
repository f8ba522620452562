import { createHash } from 'node:crypto';
import { telephoneLink, whatsappLink } from '../../../src/contract/contact-links';

/** The colours and sizes of the site (src/styles/tokens.css), in the little that one page of words needs. */
const style = [
  ':root{color-scheme:light dark;--page:#fbf8f2;--text:#17203d;--link:#26348b;--on:#fff}',
  '@media(prefers-color-scheme:dark){:root{--page:#10142e;--text:#f4f1e9;--link:#bcc6ff;--on:#141b4d}}',
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;overflow-wrap:break-word;color:var(--text);background:var(--page)}',
  'h1{line-height:1.2}a{color:var(--link)}a[href^=tel]{white-space:nowrap}:focus-visible{outline:3px solid var(--link);outline-offset:2px}',
  'button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:10px;color:var(--on);background:var(--link);cursor:pointer}',
].join('');

/**
 * A page of the server itself, for people who are not answered by the site: complete without a script, in the colours
 * of the site, kept out of search engines. `title` is escaped, `body` is HTML and must come escaped (`escapeHtml`).
 */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Content-Security-Policy of such a page: its one style element by hash, and forms to where it says. */
export function plainPagePolicy(formAction: "'none'" | "'self'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** How else to reach us, from `data/site.json`. */
export type Contacts = Partial<Record<'phone' | 'whatsapp' | 'email', string | null | undefined>>;

/** A sentence with the other ways to reach us, as HTML; empty without any. */
export function otherWays({ phone, whatsapp, email }: Contacts): string {
  const ways = [
    phone && `call ${link(telephoneLink(phone), phone)}`,
    whatsapp && `write to us on ${link(whatsappLink(whatsapp), 'WhatsApp')}`,
    email && `send an email to ${link(`mailto:${email}`, email)}`,
  ].filter((way): way is string => Boolean(way));
  const sentence = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(ways);
  return sentence && `<p>You can also ${sentence}.</p>`;
}

function link(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
