import { createHash } from 'node:crypto';
import type { Problem } from '../http/problem';

/** How else to reach us, from `data/site.json`. */
export interface Contacts {
  phone?: string | undefined;
  email?: string | undefined;
}

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}h1{line-height:1.2}';

/** Allows the one style element of the page, by its hash, and nothing else. */
export const refusalPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The answer to a form that was sent without JavaScript and could not be accepted (R-FORM-06). */
export function refusalPage(problem: Problem, contacts: Contacts): string {
  const heading = problem.status < 500 ? 'Your request was not sent' : 'Your request could not be stored';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${escapeHtml(problem.detail)}</p>
${errorList(problem)}
<p>Go back with your browser's Back button: what you typed is still there.</p>
${otherWays(contacts)}
</main>
</body>
</html>
`;
}

function errorList({ errors }: Problem): string {
  if (errors.length === 0) return '';
  return `<ul>\n${errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('\n')}\n</ul>`;
}

function otherWays({ phone, email }: Contacts): string {
  const ways = [
    phone && `call <a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`,
    email && `write to <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  return ways.length === 0 ? '' : `<p>You can also ${ways.join(' or ')}.</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
