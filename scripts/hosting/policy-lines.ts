/**
 * Cloudflare ignores a line of `_headers` above this many characters, and the hashes of the whole site come close.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const longestLine = 2000;

/**
 * One policy as two that allow together what it allows: hosts join lines of the same name, and a browser obeys each
 * policy in the list. `default-src` is left out, for either line would refuse with it what only the other names; the
 * policy of pages names every kind of request, so nothing falls back to it.
 */
export function policyLines(policy: string): string[] {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('default-src'));
  const styles = directives.filter((directive) => directive.startsWith('style-src'));
  const rest = directives.filter((directive) => !styles.includes(directive));
  return [rest.join('; '), styles.join('; ')];
}
