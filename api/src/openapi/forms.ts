import { documentTypes } from '../../../src/contract/attachment';
import { extras, idempotencyHeader } from '../../../src/contract/extras';
import type { FieldDefinition, FieldKind, FormDefinition, OptionSource } from '../../../src/contract/form-definition';
import { jobList } from '../../../src/contract/job-list';
import { liveLists } from '../../../src/contract/lists';
import { alsoAccepted, fixedOptions, isFixed } from '../../../src/contract/options';
import { receiptPattern } from '../../../src/contract/receipt';
import { bodyLimit } from '../leads/accept/body-limit';
import { limitInWords } from '../leads/accept/multipart/limit-in-words';
import { exampleOf } from './example';
import { extraSchemas, keySchema } from './extras';
import { ofEveryCall, refusals } from './refusals';
import { exactly, named, type Schema } from './schema';

const bodyDescription = [
  'Each field at most once, as UTF-8. Text is trimmed, brought to NFC and Unix line ends, and then judged and stored;',
  'one without a character that can be seen is empty. Lengths are counted after that, in UTF-16 units. Tabs and line',
  'ends become one blank, but in comments and messages. The server checks e-mail addresses, phone numbers, choices and',
  'files further than a schema can say. A choice that pages offered is taken for a week after its list has lost it.',
].join(' ');

/** Whom one can hire now, by what is sent; undefined when the content cannot be read whole, and any value is taken. */
export type Services = readonly string[] | undefined;

/** The POST of a form (R-API-06 and following). */
export function formOperation(form: FormDefinition, services: Services) {
  return {
    operationId: form.name,
    tags: ['forms'],
    summary: `Stores a submission of the form "${form.name}"`,
    parameters: [keyParameter],
    requestBody: {
      description: bodyDescription,
      required: true,
      content: { 'multipart/form-data': body(form, services) },
    },
    responses: {
      201: {
        description:
          'Stored, now or by an earlier attempt: with the same key or, where one of the two came without a key, with the same contents on the same day',
        content: { 'application/json': { schema: receipt(form), example: receiptExample(form) } },
      },
      303: {
        description: [
          'Stored. For browsers without a script: whoever accepts text/html before application/json, and says by',
          `\`Sec-Fetch-Mode: navigate\` that it navigates, or sends the field ${extras.trap}, as our own pages do. Who`,
          'does, and who accepts XHTML besides, reads refusals as pages too. Programs ask for application/json alone',
        ].join(' '),
        headers: {
          Location: { description: 'The page that confirms it', required: true, schema: { type: 'string' } },
        },
      },
      ...refusals([...ofEveryCall, 403, 413, 415, 422, 429], {
        page: true,
        words: {
          400: 'The body is no readable form, or the key is none, or differs between header and field; or as of any call',
          413: `The body is larger than the form can be: ${limitInWords(bodyLimit(form))}`,
        },
      }),
    },
  };
}

const keyDescription = [
  'Makes retries safe for ever: the same key is the same submission, stored once. Any 1 to 255 visible ASCII characters,',
  'with or without quotes it is the same key. Take a random UUID: keys of all clients are kept together, so that another',
  'may have used one that can be guessed, which is then refused with 422. It may also stand in the field',
  `${extras.key}. Empty, it is none. A submission without a key gets one from its contents and the day (UTC), so that`,
  'sent twice it is stored once as well, unless the first one waits in quarantine.',
].join(' ');

const keyParameter = {
  name: idempotencyHeader,
  in: 'header',
  description: keyDescription,
  schema: keySchema,
};

function receipt({ successMessage }: FormDefinition): Schema {
  return exactly({
    id: { type: 'string', description: 'The receipt', pattern: receiptPattern.source },
    message: { const: successMessage },
  });
}

function receiptExample({ successMessage }: FormDefinition) {
  return { id: 'KS-4F7K2M9QXT', message: successMessage };
}

function body(form: FormDefinition, services: Services) {
  const { fields } = form;
  const files = fields.filter(({ kind }) => kind === 'file');
  const contentType = Object.values(documentTypes).join(', ');
  return {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(fields.map((field) => [field.name, property(field, services)])),
        ...Object.fromEntries(Object.keys(extraSchemas).map((name) => [name, named(name)])),
      },
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    },
    example: exampleOf(form),
    encoding: {
      ...Object.fromEntries(files.map(({ name }) => [name, { contentType }])),
      // Of texts in JSON it would be JSON otherwise (OpenAPI 3.1.1, 4.8.15.1.1).
      [extras.attribution]: { contentType: 'text/plain, application/json' },
    },
  };
}

function property(field: FieldDefinition, services: Services): Schema {
  const { kind, label, help, required, maxLength, options } = field;
  if (kind === 'file') return { type: 'string', format: 'binary', description: `${help ?? label} ${withoutEnd}` };
  const chosen: Schema = options ? choices(field, options, services) : {};
  // What is one of a few values needs no lengths besides.
  const lengths = 'enum' in chosen ? {} : { ...(required && { minLength: 1 }), maxLength };
  return {
    type: 'string',
    title: label,
    ...lengths,
    ...rules[kind],
    ...chosen,
  };
}

const phoneRule = [
  'One number of 6 to 15 digits; + or 00 may stand before it, and blanks, dashes, dots, brackets and, behind a code, a',
  'slash within it. Several numbers, words and extensions are refused. One or two digits behind a group of six or more',
  'are a direct dial behind a dash with the code 49 or 43, or as -0; else they may be a second line, and are refused.',
].join(' ');

/** `format: email` would be too narrow: it knows no international domain, and nothing that is trimmed. */
const rules: Partial<Record<FieldKind, Schema>> = {
  phone: { description: phoneRule },
  email: {
    description: [
      'An address with ASCII before the @, and a domain with at least one dot. An international domain becomes ASCII',
      '(IDNA), and a `mailto:` before the address is left out.',
    ].join(' '),
    pattern: '^[^@]+@[^@]+$',
  },
};

const withoutEnd = 'Of a file whose name has no end, or that has no name, the contents say what it is.';

function choices({ required }: FieldDefinition, source: OptionSource, services: Services): Schema {
  if (source === 'hireServices') return { description: origins[source], ...(services && { enum: services }) };
  if (!isFixed(source)) return { description: origins[source] };
  const values = [...fixedOptions(source).map(({ value }) => value), ...alsoAccepted(source)];
  return { enum: required ? values : ['', ...values] };
}

const orName = 'or the name that goes with it, in any case';

const origins: Record<Exclude<OptionSource, Parameters<typeof fixedOptions>[0]>, string> = {
  countries: `An id of GET ${liveLists.countries.path}, ${orName}`,
  industries: `An id of GET ${liveLists.industries.path}, ${orName}`,
  products: `An id of GET ${liveLists.products.path}, ${orName}`,
  openJobs: `The job_title of an open job of GET ${jobList.path}`,
  hireServices: 'A category of the services in `data/services`, by its slug',
  solutions: `A ${liveLists.products.name} of GET ${liveLists.products.path}, or Other`,
};
