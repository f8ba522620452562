import type { JsonSchema } from '../../src/content/json-schema';
import { alternativesOf, shortField } from '../form/alternatives';
import { choiceAmong } from './references';
import type { Field } from './types';
import { helpOf, labelOf, singular } from './words';

/** Of which file the fields are. */
export interface Home {
  /** Name of the content type. */
  type: string;
  /** From the file to `data/`, such as "..". */
  toData: string;
  /** The id that a new entry gets; nothing where the server gives it. */
  nextId?: number;
}

/** A text that is longer is typed into a field of several lines. */
const longText = 90;

/** The fields of a group, one for each that its schema knows. */
export function fieldsOf(schema: JsonSchema, home: Home, isWhole = false): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    if (name === '$schema') return hidden(name, `${home.toData}/../.vscode/schemas/${home.type}.json`);
    if (name === 'id' && property.type === 'integer') return idField(name, property, isWhole ? home.nextId : undefined);
    return fieldOf(name, property, isRequired, home);
  });
}

/** A field by its schema: what is typed or chosen, what it is called, and what helps. */
function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, home: Home): Field {
  const { isNullable } = alternativesOf(schema);
  const alternative = isNullable ? (schema.anyOf?.find(({ type }) => type !== 'null') ?? schema) : schema;
  const { description = alternative.description, reference = alternative.reference } = schema;
  const whole = { ...alternative, ...(description ? { description } : {}), ...(reference ? { reference } : {}) };
  const help = helpOf(whole);
  const base = { name, label: labelOf(name), required: isRequired && !isNullable, ...(help ? { hint: help } : {}) };
  return { ...base, ...widgetOf(whole, base, home) };
}

function widgetOf(
  schema: JsonSchema,
  { label, required }: Pick<Field, 'label' | 'required'>,
  home: Home,
): Partial<Field> & { widget: string } {
  const { text, group } = alternativesOf(schema);
  const chosen = choiceAmong(schema);
  if (chosen) return chosen;
  if (text && group) return { widget: 'object', fields: looselyRequired(fieldsOf(group, home)) };
  if (schema.reference === 'image') return pictureField(schema.folder ?? '', home);
  if (schema.type === 'array') return listField(schema, label, home);
  if (schema.type === 'object') {
    const fields = fieldsOf(schema, home);
    return { widget: 'object', fields: required ? fields : neededTogether(fields) };
  }
  if (schema.type === 'boolean') return { widget: 'boolean', default: schema.default === true };
  if (schema.type === 'number' || schema.type === 'integer') return numberField(schema);
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (options)
    return { widget: 'select', options: options.map(String).map((value) => ({ value, label: labelOf(value) })) };
  if (schema.format === 'date')
    return { widget: 'string', pattern: ['^\\d{4}-\\d{2}-\\d{2}$', 'must be a date such as 2027-01-31'] };
  return { widget: (schema.maxLength ?? 0) > longText || schema.reference === 'html' ? 'text' : 'string' };
}

function listField(schema: JsonSchema, label: string, home: Home): Partial<Field> & { widget: string } {
  const { items = {}, minItems, maxItems } = schema;
  const { group } = alternativesOf(items);
  // Words that mean the same: a line of them, with commas.
  if (items.type === 'array') return { widget: 'list', field: wordsField(items) };
  const bounds = {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
  const list = { widget: 'list', label_singular: singular(label), ...bounds };
  if (!group)
    return { ...list, collapsed: false, field: { ...fieldOf('entry', items, true, home), label: singular(label) } };
  const fields = fieldsOf(group, home);
  const isShort = alternativesOf(items).text !== undefined;
  return {
    ...list,
    collapsed: true,
    ...summaryOf(fields),
    fields: isShort ? looselyRequired(fields) : fields,
  };
}

/** What a folded entry of a list is called: by its name where it has one, else by the first that is typed. */
export function summaryOf(fields: readonly Field[]): Pick<Field, 'summary'> {
  const named = ['title', 'name', 'label'].map((name) => fields.find((field) => field.name === name));
  const typed = fields.find(({ widget, required }) => required && ['string', 'text', 'select'].includes(widget));
  const title = named.find(Boolean) ?? typed;
  return title ? { summary: `{{fields.${title.name}}}` } : {};
}

/** Where a text alone may stand for a group: only its name is needed. */
function looselyRequired(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, required: field.name === shortField }));
}

/** A group that may be left out as a whole: no field of it is asked for. The check asks when others are filled in. */
function neededTogether(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const inner = field.widget === 'object' && field.fields ? { fields: neededTogether(field.fields) } : {};
    const hint = field.required ? [field.hint, 'Needed as soon as one of these fields is filled in.'] : [field.hint];
    return { ...field, ...inner, hint: hint.filter(Boolean).join(' '), required: false };
  });
}

function wordsField(schema: JsonSchema): Field {
  const hint = [helpOf(schema), 'With a comma between any two.'].join(' ');
  return { name: 'entry', label: 'Words', widget: 'list', required: true, hint };
}

/** What is typed stays as it was typed: a field for numbers would make 250 of "2.750", and 1 of "1e3". */
function numberField({ type, minimum }: JsonSchema): Partial<Field> & { widget: string } {
  const sign = minimum !== undefined && minimum >= 0 ? '' : '-?';
  return type === 'integer'
    ? { widget: 'string', pattern: [`^${sign}\\d+$`, 'must be digits alone, such as 2750'] }
    : { widget: 'string', pattern: [`^${sign}\\d+(\\.\\d+)?$`, 'must be a number such as 2750 or 4.5'] };
}

function pictureField(folder: string, { toData }: Home): Partial<Field> & { widget: string } {
  const place = `images/${folder.replace('{slug}', '{{fields.slug}}')}`;
  return { widget: 'image', media_folder: `/data/${place}`, public_folder: `${toData}/${place}`, choose_url: false };
}

function hidden(name: string, value: string): Field {
  return { name, label: labelOf(name), widget: 'hidden', required: false, default: value };
}

/** Nobody chooses an id. On a Git host nobody may give one either, so it is shown there, with the next that was free. */
function idField(name: string, schema: JsonSchema, next: number | undefined): Field {
  const base = { name, label: 'Number', required: false };
  if (next === undefined) return { ...base, widget: 'hidden' };
  return { ...base, widget: 'number', value_type: 'int', default: next, hint: helpOf(schema) };
}
