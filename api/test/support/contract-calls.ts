import { type OpenapiDocument, type Operation, operationsOf } from './openapi';

/** A call that the document alone describes, and the status it must be answered with. */
export interface Call {
  operation: Operation;
  status: number;
  /** Tells calls of one operation and status apart. */
  variant?: string;
  headers?: Record<string, string>;
  body?: { contentType: string; payload: Record<string, string> } | undefined;
}

/** Files beside the Arazzo document, as its payloads name them. */
const file = "$file('./cv.pdf')";
const tooLargeFile = "$file('./too-large.pdf')";

/** Every call as it should be made, every form twice, and every way in which a client can have it refused. */
export function callsOfClients(document: OpenapiDocument): Call[] {
  return operationsOf(document).flatMap((operation) => {
    const form = example(operation);
    if (!form) return [{ operation, status: 200 }, ...unchanged(operation)];
    return [
      { operation, status: 201, body: form },
      { operation, status: 201, variant: 'again', body: form },
      ...refusals(operation, form),
    ];
  });
}

/** The same calls, to a server that answers all of them with one status. */
export function callsAnswered(document: OpenapiDocument, status: number): Call[] {
  return operationsOf(document).flatMap((operation) =>
    operation.responses[status] ? [{ operation, status, body: example(operation) }] : [],
  );
}

/** As Arazzo 1.0 (https://spec.openapis.org/arazzo/v1.0.1.html), one workflow for each. */
export function arazzoDocument(calls: readonly Call[]) {
  return {
    arazzo: '1.0.1',
    info: { title: 'Every call of the document', version: '1.0.0' },
    sourceDescriptions: [{ name: 'api', type: 'openapi', url: 'openapi.json' }],
    workflows: calls.map((call) => ({
      workflowId: nameOf(call),
      steps: [
        {
          stepId: 'call',
          operationId: `$sourceDescriptions.api.${call.operation.operationId}`,
          parameters: Object.entries(call.headers ?? {}).map(([name, value]) => ({ in: 'header', name, value })),
          ...(call.body && { requestBody: call.body }),
          successCriteria: [{ condition: `$statusCode == ${call.status}` }],
        },
      ],
    })),
  };
}

export function nameOf({ operation, status, variant }: Call): string {
  return [operation.operationId, status, ...(variant ? [variant] : [])].join('-');
}

type Form = NonNullable<Call['body']>;

const multipart = 'multipart/form-data';

function unchanged(operation: Operation): Call[] {
  return operation.responses[304] ? [{ operation, status: 304, headers: { 'If-None-Match': '*' } }] : [];
}

/** The document's own example, with real files. */
function example(operation: Operation): Form | undefined {
  const media = operation.requestBody?.content[multipart];
  if (!media) return undefined;
  const payload = Object.entries(media.example).map(([name, text]) => [name, isFile(operation, name) ? file : text]);
  return { contentType: multipart, payload: Object.fromEntries(payload) };
}

/** Each as JSON, and as the page that a browser without a script gets. */
function refusals(operation: Operation, form: Form): Call[] {
  const key = `contract-${operation.operationId}`;
  const spoilt: Call[] = [
    { operation, status: 400, body: form, headers: { 'Idempotency-Key': 'two words' } },
    { operation, status: 403, body: form, headers: { Origin: 'https://elsewhere.example' } },
    { operation, status: 413, body: { ...form, payload: { ...form.payload, ...tooLarge(operation) } } },
    { operation, status: 415, body: { contentType: 'application/json', payload: { name: 'x' } } },
    { operation, status: 422, body: { ...form, payload: without(form.payload, required(operation)) } },
  ];
  return [
    ...spoilt,
    ...spoilt.map((call) => ({ ...call, variant: 'page', headers: { ...call.headers, Accept: 'text/html' } })),
    { operation, status: 201, variant: 'with-a-key', body: form, headers: { 'Idempotency-Key': key } },
    { operation, status: 201, variant: 'with-an-empty-key', body: form, headers: { 'Idempotency-Key': '' } },
    {
      operation,
      status: 422,
      variant: 'with-a-used-key',
      body: { ...form, payload: { ...form.payload, email: 'other@example.com' } },
      headers: { 'Idempotency-Key': `"${key}"` },
    },
  ];
}

function tooLarge(operation: Operation): Record<string, string> {
  const names = Object.keys(properties(operation));
  const ofFile = names.find((name) => isFile(operation, name));
  return ofFile ? { [ofFile]: tooLargeFile } : { [required(operation)]: 'x'.repeat(300_000) };
}

function required(operation: Operation): string {
  return operation.requestBody?.content[multipart].schema.required[0] ?? '';
}

function properties(operation: Operation) {
  return operation.requestBody?.content[multipart].schema.properties ?? {};
}

function isFile(operation: Operation, name: string): boolean {
  return properties(operation)[name]?.format === 'binary';
}

function without(payload: Record<string, string>, left: string): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name !== left));
}
