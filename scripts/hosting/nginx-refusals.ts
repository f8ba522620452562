import { type Contacts, plainPagePolicy } from '../../api/src/http/plain-page';
import { securityHeaderValues } from '../../api/src/http/plugins/security-headers';
import { Problem } from '../../api/src/http/problem';
import { refusalPage } from '../../api/src/leads/accept/refusal-page';
import { addedHeaders } from './nginx-headers';

/**
 * What nginx itself answers to a form that was sent without a script, while our server is away or of which it takes no
 * more: the same page as ours (R-FORM-06), with the ways to reach us that `data/site.json` has. The page stands in the
 * configuration, so that it needs no file that could be missing, and no address of its own.
 */
export function nginxRefusals(contacts: Contacts): string {
  return `# What nginx cannot pass on keeps its status, and leaves the visitor a way on.
error_page 413 @too-large;
error_page 502 503 504 @unsent;
${refusal('@too-large', refusalPage(new Problem(413, ''), contacts, true))}
${refusal('@unsent', refusalPage(new Problem(502, ''), contacts))}`;
}

function refusal(location: string, page: string): string {
  return `location ${location} {
  default_type text/html;
${addedHeaders({ ...securityHeaderValues, 'Content-Security-Policy': plainPagePolicy("'none'"), 'Cache-Control': 'no-store' })}
  return 502 ${quoted(page)};
}`;
}

/** As one word of the configuration, in which nginx would read a name behind each dollar sign. */
function quoted(page: string): string {
  return `"${page.replaceAll('\\', '&#92;').replaceAll('$', '&#36;').replaceAll('"', '\\"')}"`;
}
