import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Says in plain words what is wrong with a value, for people who do not program. */
export function explain(issue: Issue, root: unknown): { path: string; message: string }[] {
  const path = formatPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: formatPath([...issue.path, key]),
      message: 'is not a known field; check the spelling or remove it',
    }));
  }
  if (issue.code === 'invalid_type') {
    const value = valueAt(root, issue.path);
    if (value === undefined) return [{ path, message: `is missing: ${expectation(issue.expected)} is expected` }];
    return [{ path, message: `must be ${expectation(issue.expected)}, not ${describe(value)}` }];
  }
  if (issue.code === 'invalid_value') {
    return [{ path, message: `must be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}` }];
  }
  if (issue.code === 'invalid_union') return explainUnion(issue, root);
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'array') {
    const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return [
      {
        path,
        message: issue.message.startsWith('needs')
          ? issue.message
          : `needs ${issue.exact ? 'exactly' : ''} ${bound} entries`
              .replace(/exactly at (least|most)/, 'exactly')
              .replace(/ +/g, ' '),
      },
    ];
  }
  return [{ path, message: issue.message }];
}

/** The alternative that failed deepest is the one the author meant. */
function explainUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  root: unknown,
): { path: string; message: string }[] {
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map((one) => one.path.length));
  const [meant] = [...issue.errors].sort((a, b) => depth(b) - depth(a));
  return (meant ?? []).flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, root));
}

/** `['images', 2, 'file']` as `images[2].file`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

const names: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ ... ]',
  object: 'a group of fields: { ... }',
};

function expectation(expected: string): string {
  return names[expected] ?? expected;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return JSON.stringify(value);
}
