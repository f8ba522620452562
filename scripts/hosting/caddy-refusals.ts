import { type Contacts, otherWays, plainPage, plainPagePolicy } from '../../api/src/http/plain-page';
import { securityHeaderValues } from '../../api/src/http/plugins/security-headers';
import { Problem } from '../../api/src/http/problem';
import { refusalPage } from '../../api/src/leads/accept/refusal-page';

/**
 * What Caddy itself answers while our server is away, or to a form of which it takes no more: our pages, with the ways
 * to reach us, as nginx has them (`nginx-refusals.ts`). A script sends its form again by itself, as the status says.
 */
export function caddyRefusals(contacts: Contacts): string {
  const away = plainPage(
    'This site is being started anew',
    `<p>Please try again in a minute.</p>${otherWays(contacts)}`,
  );
  return `# Written by "npm run -s caddy" from data/site.json.
handle_errors {
	@too-large expression \`{err.status_code} == 413\`
	@unsent expression \`{err.status_code} in [502, 503, 504] && {method} == 'POST'\`
	@away expression \`{err.status_code} in [502, 503, 504]\`
${refusal('@too-large', 413, refusalPage(new Problem(413, ''), contacts, true))}
${refusal('@unsent', 503, refusalPage(new Problem(502, ''), contacts))}
${refusal('@away', 503, away)}
}
`;
}

function refusal(matcher: string, status: number, page: string): string {
  const headers = {
    ...securityHeaderValues,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': plainPagePolicy("'none'"),
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '10' }),
  };
  return `	handle ${matcher} {
${Object.entries(headers)
  .map(([name, value]) => `		header ${name} "${value}"`)
  .join('\n')}
		respond \`${literal(page)}\` ${status}
	}`;
}

/** As one word of the configuration. Caddy reads names in braces: a style has none of them, and a body must not. */
function literal(page: string): string {
  const [head = '', body = ''] = page.trimEnd().split(/(?=<body>)/);
  return head + body.replaceAll('{', '&#123;').replaceAll('}', '&#125;').replaceAll('`', '&#96;');
}
