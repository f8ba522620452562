import type { z } from 'zod';
import { pagePolicy, type policySources } from '../../api/src/http/content-policy';
import { securityHeaderValues } from '../../api/src/http/plugins/security-headers';
import { cacheControl } from '../../api/src/site/cache-control';
import { longestLine, policyLines } from './policy-lines';

/** A path, which may hold one `*`, and the headers of everything it matches. */
type Rule = [path: string, headers: [name: string, value: string][]];

/**
 * `_headers` for Netlify and Cloudflare: what our own server would send (reliability X2, X3). A path takes the headers
 * of every rule that matches, joined, so no two rules that can match one path name the same header. Files that name no
 * `Cache-Control` here are asked for again each time, by default on both hosts.
 */
export function headersFile(sources: z.input<typeof policySources>): string {
  const lines = rules(sources).flatMap(([path, headers]) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Sentences about lines that Cloudflare would skip, and with them a header; Netlify reads them. */
export function tooLongForCloudflare(file: string): string[] {
  return file
    .split('\n')
    .filter(({ length }) => length > longestLine)
    .map(
      (line) => `Cloudflare ignores this line of _headers, for it has ${line.length} characters: ${line.slice(0, 60)}…`,
    );
}

function rules(sources: z.input<typeof policySources>): Rule[] {
  const { 'Content-Security-Policy': _forData, ...everywhere } = securityHeaderValues;
  const policies = policyLines(pagePolicy(sources)).map((policy): [string, string] => [
    'Content-Security-Policy',
    policy,
  ]);
  const forEver = cacheControl('/app-00000000000000000000.js');
  return [
    ['/*', [...Object.entries(everywhere), ...policies]],
    ['/*.js', [['Cache-Control', forEver]]],
    ['/*.css', [['Cache-Control', forEver]]],
    ['/static/*', [['Cache-Control', forEver]]],
    ['/builds/*', [['Cache-Control', forEver]]],
    ['/icons.svg', [['Cache-Control', cacheControl('/icons.svg')]]],
  ];
}
