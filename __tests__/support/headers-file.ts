/** `_headers` as Netlify and Cloudflare read it: all matching rules apply, and values of one name are joined. */
export function headersFor(file: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  let matches = false;
  for (const line of file.split('\n').filter((text) => text !== '')) {
    if (!line.startsWith(' ')) {
      matches = pattern(line).test(path);
    } else if (matches) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before ? `${before}, ${value}` : value);
    }
  }
  return headers;
}

function pattern(rule: string): RegExp {
  const escaped = rule.split('*').map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}

/** What a browser enforces for each kind of request: the sources that every policy of the list allows. */
export function enforced(policies: string): Record<string, string[]> {
  const parsed = policies.split(', ').map(directivesOf);
  return Object.fromEntries(
    kinds.map((kind) => {
      const restrictions = parsed.map((policy) => restriction(policy, kind)).filter((one) => one !== undefined);
      const [first = ['anything'], ...others] = restrictions;
      return [kind, first.filter((source) => others.every((other) => other.includes(source))).sort()];
    }),
  );
}

/** Each kind with where a browser looks when a policy does not name it (CSP level 3, section 6.8.3). */
const fallbacks: Record<string, string[]> = {
  'script-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src-attr': ['script-src', 'default-src'],
  'style-src': ['default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'style-src-attr': ['style-src', 'default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'connect-src': ['default-src'],
  'font-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'img-src': ['default-src'],
  'manifest-src': ['default-src'],
  'media-src': ['default-src'],
  'object-src': ['default-src'],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
};
const kinds = Object.keys(fallbacks);

function restriction(policy: Map<string, string[]>, kind: string): string[] | undefined {
  return [kind, ...(fallbacks[kind] ?? [])].map((name) => policy.get(name)).find((sources) => sources !== undefined);
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
