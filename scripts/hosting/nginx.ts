import path from 'node:path';
import type { z } from 'zod';
import { assetPolicy, pagePolicy, type policySources } from '../../api/src/http/content-policy';
import type { Contacts } from '../../api/src/http/plain-page';
import { securityHeaderValues } from '../../api/src/http/plugins/security-headers';
import { cacheControl, hashed } from '../../api/src/site/cache-control';
import { confirmationCache } from '../../api/src/site/confirmation';
import type { Redirects } from '../../src/content/served/redirects';
import { newJobPath } from '../../src/contract/jobs';
import { confirmationPath } from '../../src/contract/paths';
import { receiptInAddress, receiptPattern, receiptWords } from '../../src/contract/receipt';
import { addedHeaders } from './nginx-headers';
import { nginxRefusals } from './nginx-refusals';

/** Where the files of a release are, and those of earlier ones, which pages that are still open ask for. */
interface Roots {
  root: string;
  earlier: string;
}

interface Parts {
  redirects?: Redirects;
  /** What its own pages of refusals name. */
  contacts?: Contacts;
  roots?: Roots;
}

/**
 * The inside of an nginx `server` block whose root is `public/`: addresses, compressed copies and headers as our own
 * server has them, but for addresses in capitals and of a position without its number. An `add_header` in a location
 * replaces all above it, so each location names every header. That of a release names its folders itself, so that nginx
 * turns over to pages and their policy at once, when it is reloaded.
 */
export function nginxInclude(
  sources: z.input<typeof policySources>,
  { redirects = new Map(), contacts = {}, roots }: Parts = {},
): string {
  const pages = pagePolicy(sources);
  const forEver = headers(assetPolicy, cacheControl('/app-00000000000000000000.js'));
  return `# ${roots ? 'Of this release alone' : 'Written by `npm run nginx` from public/csp.json; write it again after every build'}.
${roots ? `root "${roots.root}";` : ''}
absolute_redirect off;
server_tokens off;
gzip_static on;
gzip_vary on;
# For what has no copy beside it: answers of the API.
gzip on;
gzip_proxied any;
gzip_types application/json application/problem+json;
charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
error_page 404 /404.html;
${nginxRefusals(contacts)}
# What a page that confirms a form without a script says of its receipt.
set $receipt_words "${receiptInAddress}";
set $receipt_cache "${cacheControl('/index.html')}";
if ($arg_receipt ~ "${receiptPattern.source}") {
  set $receipt_words "${receiptWords('$arg_receipt')}";
  set $receipt_cache "${confirmationCache}";
}
# Else it would find the page behind several slashes, at an address of its own.
merge_slashes off;

# To which nginx would add a slash by itself.
location = /api {
  return 404;
}

# What only servers read, compressed copies under their own names, hidden files, and the 404 page as a page.
location ~ "//|\\.(?:map|br|gz)$|^/(?:csp|chunk-map|webpack\\.stats)\\.json$|^/_headers$|^/_redirects$|^/404(?:/|$)|/\\.(?!well-known/)" {
  return 404;
}
location = /404.html {
  internal;
${headers(pages, cacheControl('/404.html'))}
}

# Names with a hash of the content.
location ~ "${hashed.source.replaceAll('\\/', '/')}" {
${roots ? '  try_files $uri @earlier;' : ''}
${forEver}
}
${roots ? `location @earlier {\n  root "${roots.earlier}";\n${forEver}\n}` : ''}
location = /icons.svg {
${headers(assetPolicy, cacheControl('/icons.svg'))}
}
# Unknown to the mime.types of many versions of nginx.
location = /manifest.webmanifest {
  default_type application/manifest+json;
${headers(assetPolicy, cacheControl('/file'))}
}
location ~ "\\.(?!html$)[a-z0-9]+$" {
${headers(assetPolicy, cacheControl('/file'))}
}

${goneFrom(redirects, headers(pages, cacheControl('/index.html')))}# Pages, each at one address.
location = / {
  try_files /index.html =404;
${headers(pages, cacheControl('/index.html'))}
}
# A job that is newer than the build: that page looks it up.
location ~ "^${path.posix.dirname(newJobPath)}/[^/]+/?$" {
  rewrite ${otherSpelling} $1 permanent;
  # Not the last word, to which nginx would redirect, and so lose the address.
  try_files $uri $uri/index.html ${newJobPath}/index.html =404;
${headers(pages, cacheControl('/index.html'))}
}
location ~ "^${confirmationPath('[a-z]+')}$" {
  # Into the page itself, not into its copy.
  gzip_static off;
  sub_filter "${receiptInAddress}" "$receipt_words";
  try_files $uri/index.html =404;
${headers(pages, '$receipt_cache')}
}
location / {
  rewrite ^/index\\.html$ / permanent;
  rewrite ${otherSpelling} $1 permanent;
  try_files $uri $uri/index.html =404;
${headers(pages, cacheControl('/index.html'))}
}
`;
}

/** Pages that are gone lead on for ever, with their query. */
function goneFrom(redirects: Redirects, headers: string): string {
  const locations = [...redirects].map(
    ([from, to]) => `location = ${from} {\n  return 301 ${to}$is_args$args;\n${headers}\n}\n`,
  );
  return locations.length > 0 ? `# Pages that are gone.\n${locations.join('')}\n` : '';
}

/**
 * A page with a slash or its file at the end. Only plain names are sent on: nginx looks at the decoded address, and of
 * `/\elsewhere` or `//elsewhere` a browser would take the rest for another host.
 */
const otherSpelling = '"^((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)/(?:index\\.html)?$"';

function headers(policy: string, cache: string): string {
  return addedHeaders({ ...securityHeaderValues, 'Content-Security-Policy': policy, 'Cache-Control': cache });
}
