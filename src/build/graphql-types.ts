import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { type Collection, collections, namesFacts } from '../content/collections';
import { entrySchema, type JsonSchema } from '../content/json-schema';
import { isText } from '../content/texts';
import { jobKeys } from '../contract/jobs';
import { factsExtension } from './facts-field';

/**
 * Declares every content type before any data is read, so that a query never depends on what the files happen to hold.
 */
export function declareTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(factsExtension);
  const published = collections.filter(({ unpublished }) => !unpublished);
  actions.createTypes([...published.flatMap(typesOf), serviceCategory, jobOnTheWire, formChoices].join('\n'));
}

/** What the `categories` resolver returns for both kinds of category (src/content/served/categories.ts). */
const serviceCategory = 'type ServiceCategory { name: String! slug: String! icon: String }';

/** A job as the API serves it, with HTML that is safe to render (src/build/resolvers.ts). */
const jobOnTheWire = `type JobOnTheWire { ${jobKeys.map((key) => `${key}: String!`).join(' ')} }`;

/** What the forms offer (src/build/form-choices.ts). */
const formChoices = `
type FormChoice { value: String! label: String! }
type GroupedFormChoice { value: String! label: String! group: String! }
type FormChoices {
  companySize: [FormChoice!]!
  role: [FormChoice!]!
  leadSource: [FormChoice!]!
  experience: [FormChoice!]!
  education: [FormChoice!]!
  countries: [FormChoice!]!
  industries: [FormChoice!]!
  products: [FormChoice!]!
  hireServices: [GroupedFormChoice!]!
  solutions: [FormChoice!]!
  openJobs: [FormChoice!]!
}`;

/** GraphQL types of a collection, derived from its zod schema: required fields are non-null, nothing is inferred. */
export function typesOf(collection: Collection): string[] {
  const suffix = 'implements Node @dontInfer';
  return objectTypes({
    name: collection.type,
    schema: entrySchema(collection),
    suffix,
    hasFacts: namesFacts(collection),
  });
}

interface Described {
  name: string;
  schema: JsonSchema;
  suffix?: string;
  /** Whether texts may name facts. */
  hasFacts: boolean;
}

function objectTypes({ name, schema, suffix = '', hasFacts }: Described): string[] {
  const fields: string[] = [];
  const nested: string[] = [];
  for (const [property, field] of Object.entries(schema.properties ?? {})) {
    if (property.startsWith('$') || field.graphql === null) continue;
    const type = graphqlType({ name: `${name}${capitalise(property)}`, schema: field, hasFacts }, nested);
    // gatsby-transformer-json keeps the node's own `id` and moves ours to `jsonId`.
    const fieldName = property === 'id' && suffix ? 'jsonId' : property;
    const whole = bang(type, schema.required?.includes(property) === true && !isNullable(field));
    fields.push(`  ${fieldName}: ${whole}${hasFacts && isText(field) ? ' @facts' : ''}`);
  }
  return [`type ${name} ${suffix} {\n${fields.join('\n')}\n}`, ...nested];
}

function graphqlType({ name, schema, hasFacts }: Described, nested: string[]): string {
  if (schema.graphql) return schema.graphql;
  const alternative = schema.anyOf?.find((one) => one.type !== 'null');
  if (alternative) return graphqlType({ name, schema: alternative, hasFacts }, nested);
  const type = [schema.type].flat().find((one) => one !== 'null') ?? 'string';
  if (type === 'array') {
    return `[${bang(graphqlType({ name, schema: schema.items ?? {}, hasFacts }, nested), true)}]`;
  }
  if (type === 'object') {
    nested.push(...objectTypes({ name, schema, hasFacts }));
    return name;
  }
  return scalars[type] ?? 'String';
}

const scalars: Record<string, string> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

function isNullable({ type, anyOf = [] }: JsonSchema): boolean {
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

/** A type note may already carry its `!`, with a directive behind it. */
function bang(type: string, required: boolean): string {
  return required && !/!( @|$)/.test(type) ? `${type}!` : type;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
