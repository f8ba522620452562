/**
 * Cloudflare ignores a line of `_headers` above this many characters, and the hashes of the whole site come close.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const longestLine = 2000;

/** What falls back to `default-src` because our policy does not name it; workers fall back to `script-src` first. */
const unnamed = ['font-src', 'manifest-src', 'media-src'];

/**
 * One policy as two that allow together what it allows: hosts join lines of the same name, and a browser obeys each
 * policy in the list. The first says nothing of styles, also not by a fallback, so `default-src` is written out.
 */
export function policyLines(policy: string): string[] {
  const directives = policy.split('; ');
  const styles = directives.filter((directive) => directive.startsWith('style-src'));
  const rest = directives
    .filter((directive) => !styles.includes(directive))
    .flatMap((directive) => {
      const [name, ...values] = directive.split(' ');
      return name === 'default-src' ? unnamed.map((one) => [one, ...values].join(' ')) : [directive];
    });
  return [rest.join('; '), styles.join('; ')];
}
