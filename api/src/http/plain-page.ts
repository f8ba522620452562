import { createHash } from 'node:crypto';
import { telephoneLink, whatsappLink } from '../../../src/contract/contact-links';

/** The manner of the site (src/styles/tokens.css), in the little that one page of words needs: a sheet with a seam. */
const style = [
  ':root{color-scheme:light dark;--page:#fbf8f2;--sheet:#fff;--text:#17203d;--link:#26348b;--on:#fff;--stitch:#b23a2e}',
  '@media(prefers-color-scheme:dark){:root{--page:#10142e;--sheet:#1a2045;--text:#f4f1e9;--link:#bcc6ff;--on:#141b4d;--stitch:#e8867a}}',
  "body{font:1.0625rem/1.6 'Anek Latin',system-ui,sans-serif;margin:0;overflow-wrap:break-word;color:var(--text);background:var(--page)}",
  'main{position:relative;max-width:36rem;margin:clamp(1rem,6vw,4rem) auto;padding:clamp(1.25rem,5vw,2.5rem)}',
  '@media(min-width:40em){main{border-radius:12px;background:var(--sheet);box-shadow:0 8px 24px -12px #17203d26}}',
  'svg{display:block;width:3rem;height:3rem}',
  'h1{font-size:clamp(1.75rem,1.4rem + 1.8vw,2.4rem);line-height:1.1;letter-spacing:-.02em;margin:1.25rem 0 1rem;padding-bottom:1rem;border-bottom:2.5px dashed var(--stitch)}',
  'p{margin:1rem 0}ul{display:grid;gap:.5rem;margin:1rem 0;padding:0;list-style:none;font-weight:600}li{padding-inline-start:1rem;border-inline-start:2.5px dashed var(--stitch)}',
  'a{color:var(--link);text-underline-offset:.2em}a[href^=tel]{white-space:nowrap}:focus-visible{outline:2.5px dashed var(--link);outline-offset:4px;border-radius:4px}',
  'button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:10px;color:var(--on);background:var(--link);cursor:pointer}',
].join('');

/** The mark of the company, as in data/images/logo.svg. */
const mark =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="18" fill="#26348B"/><path d="M20.5 16v4.6M20.5 29.7v4.6M20.5 43.4V48M44.5 16l-3.4 3M34.5 24.9L31 28M31 36l3.5 3.1M41.1 45l3.4 3" stroke="#F9D27D" stroke-width="6" stroke-linecap="round"/></svg>';

/**
 * A page of the server itself, for people who are not answered by the site: complete without a script, in the manner
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
${mark}
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
