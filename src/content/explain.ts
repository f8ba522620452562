import type { z } from 'zod';
import type { JsonSchema } from './json-schema';
import { suggestion } from './nearest';
import { numberIn } from './number-in';

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, and where. */
interface Explained {
  path: string;
  message: string;
  /** The name of the field is wrong, and not what it holds. */
  ofName?: true;
}

/**
 * Says what is wrong with a value. A field that is missing is not told where one stands beside it whose name is nearly
 * the same: that is the mistake.
 */
export function explainAll(issues: readonly Issue[], root: unknown, schema: JsonSchema): Explained[] {
  const mistyped = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => formatPath(path));
  const all = issues
    // A text where a list belongs is measured as one, too.
    .filter(({ code, path }) => !(/^too_/.test(code) && mistyped.includes(formatPath(path))))
    .flatMap((issue) => explain(issue, root, schema));
  const misspelt = all.filter(({ ofName }) => ofName).map(({ message, path }) => ({ message, group: groupOf(path) }));
  return all.filter(({ path, message }) => {
    const name = `"${path.slice(path.lastIndexOf('.') + 1)}"`;
    const isMeant = misspelt.some((other) => other.group === groupOf(path) && other.message.endsWith(name));
    return !(message.startsWith('is missing') && isMeant);
  });
}

/**
 * Says in plain words what is wrong with a value, for people who do not program.
 * @param schema by which a name that is not known finds the one that was meant
 */
export function explain(issue: Issue, root: unknown, schema?: JsonSchema): Explained[] {
  const path = formatPath(issue.path);
  const say = (message: string): Explained[] => [{ path, message }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: formatPath([...issue.path, key]),
        message: unknownField(key, schema && propertiesAt(schema, issue.path)),
        ofName: true,
      }));
    case 'invalid_type':
      return say(wrongType(issue, root, schema));
    case 'invalid_value':
      return say(`must be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}${meant(issue, root)}`);
    case 'invalid_union':
      return explainUnion(issue, root, schema);
    case 'too_small':
    case 'too_big':
      return say(wrongSize(issue));
    default:
      return say(issue.message.startsWith('Invalid') ? 'is written in a way that is not understood' : issue.message);
  }
}

function groupOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

function unknownField(key: string, known: readonly string[] = []): string {
  return `is not a known field${suggestion(key, known) || '; check the spelling or remove it'}`;
}

function wrongType(
  { expected, path }: Extract<Issue, { code: 'invalid_type' }>,
  root: unknown,
  schema: JsonSchema | undefined,
): string {
  const value = valueAt(root, path);
  if (value === undefined) return `is missing: ${expectation(expected)} is expected`;
  if (expected === 'array' && typeof value === 'string' && schema && isListOfTexts(schema, path))
    return `must be a list, with brackets around it even for one text: [${JSON.stringify(shortened(value))}]`;
  const isNumber = expected === 'number' || expected === 'int';
  const number = isNumber && typeof value === 'string' ? numberIn(value) : undefined;
  const remedy = number === undefined ? '' : `; write it without quotation marks, commas and signs, such as ${number}`;
  const isSwitchInText =
    expected === 'boolean' && typeof value === 'string' ? '; write it without quotation marks' : '';
  return `must be ${expectation(expected)}, not ${describe(value)}${remedy}${isSwitchInText}`;
}

/** Texts bring their own words; numbers and lists do not. */
function wrongSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  if (!issue.message.startsWith('Too ') || issue.origin === 'string') return issue.message;
  const isSmall = issue.code === 'too_small';
  const bound = `${isSmall ? 'at least' : 'at most'} ${isSmall ? issue.minimum : issue.maximum}`;
  if (issue.origin === 'array') return `needs ${issue.exact ? bound.replace(/at \w+/, 'exactly') : bound} entries`;
  return issue.inclusive === false
    ? `must be ${isSmall ? 'more' : 'less'} than ${bound.replace(/at \w+ /, '')}`
    : `must be ${bound}`;
}

function meant({ values, path }: Extract<Issue, { code: 'invalid_value' }>, root: unknown): string {
  const value = valueAt(root, path);
  return typeof value === 'string' ? `, not "${value}"${suggestion(value, values.map(String))}` : '';
}

/** The alternative that failed deepest is the one the author meant. */
function explainUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  root: unknown,
  schema: JsonSchema | undefined,
): Explained[] {
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map((one) => one.path.length));
  const [likeliest] = [...issue.errors].sort((a, b) => depth(b) - depth(a));
  return (likeliest ?? []).flatMap((inner) =>
    explain({ ...inner, path: [...issue.path, ...inner.path] }, root, schema),
  );
}

/** The fields that a group may have. */
function propertiesAt(schema: JsonSchema, path: readonly PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap(({ properties = {} }) => Object.keys(properties));
}

function isListOfTexts(schema: JsonSchema, path: readonly PropertyKey[]): boolean {
  return schemasAt(schema, path).some(({ items }) => items && [items.type].flat().includes('string'));
}

/** What a value may be. */
function schemasAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema[] {
  const [key, ...rest] = path;
  const alternatives = (schema.anyOf ?? []).flatMap((one) => schemasAt(one, path));
  if (key === undefined) return [...alternatives, schema];
  const inner = typeof key === 'number' ? schema.items : schema.properties?.[String(key)];
  return inner ? [...alternatives, ...schemasAt(inner, rest)] : alternatives;
}

/** As much of a text as shows which one it is. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
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
