import { keyReusedType } from '../../../src/contract/extras';
import { Problem } from '../http/problem';
import { exactly, named, type Schema } from './schema';

const fieldError = exactly({ field: { type: 'string' }, message: { type: 'string' } });

/** RFC 9457, with one entry in `errors` for each refused field. */
export const problemSchema: Schema = {
  ...exactly({
    type: { type: 'string', enum: ['about:blank', keyReusedType] },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'array', items: fieldError, minItems: 1 },
    requestId: { description: 'As in X-Request-Id, when the fault is ours', type: 'string' },
  }),
  required: ['type', 'title', 'status', 'detail'],
  examples: [
    new Problem(422, 'Please correct these fields.', {
      errors: [{ field: 'email', message: 'Enter an email address like name@example.com' }],
    }).toJSON(),
  ],
};

const meanings = {
  400: 'The request names no host or several, or cannot be read',
  403: 'The post comes from a page of an origin that may not',
  408: 'The request arrived too slowly',
  413: 'The body is larger than the form can be',
  415: 'The body is not multipart/form-data, or is compressed: then Accept-Encoding names what is taken',
  417: 'Something else is expected than 100-continue',
  422: 'Fields are refused, one by one in `errors`; or the key was used for other contents, as `type` says',
  429: 'Too many requests',
  431: 'The header is too long, or has too many fields',
  500: 'A fault of ours',
  501: 'The body comes in another coding than chunks',
  503: 'What the call needs does not work just now. Nothing has changed, and the same request may be sent again',
} as const;

export type RefusalStatus = keyof typeof meanings;

/** What any request may be answered, whatever it asks for. */
export const ofEveryCall: readonly RefusalStatus[] = [400, 408, 417, 431, 500, 501, 503];

interface RefusalOptions {
  /** Whether a browser that posts without a script gets a page. */
  page?: boolean;
  /** What a status means for this call, where more can be said. */
  words?: Partial<Record<RefusalStatus, string>>;
}

/** The refusals of a call. */
export function refusals(
  statuses: readonly RefusalStatus[],
  { page = false, words = {} }: RefusalOptions = {},
): Record<string, object> {
  const content = page ? { ...problem, ...htmlPage } : problem;
  return Object.fromEntries(
    statuses.map((status) => {
      return [status, { description: words[status] ?? meanings[status], ...headers[status], content }];
    }),
  );
}

const problem = { 'application/problem+json': { schema: named('problem') } };

const htmlPage = { 'text/html': { schema: { type: 'string' } } };

const retryAfter = {
  'Retry-After': { description: 'In seconds', required: true, schema: { type: 'integer', minimum: 0 } },
};

const headers: Partial<Record<RefusalStatus, object>> = {
  415: {
    headers: { 'Accept-Encoding': { description: 'When the body was compressed', schema: { const: 'identity' } } },
  },
  422: { headers: { Link: { description: 'Where this document is, with `errors`', schema: { type: 'string' } } } },
  429: { headers: retryAfter },
  503: { headers: retryAfter },
};
