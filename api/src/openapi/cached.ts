import type { Schema } from './schema';

const text: Schema = { type: 'string' };

/** The parameters of a GET whose answer clients may keep, and ask about. */
export const ifNoneMatch = [
  { name: 'If-None-Match', in: 'header', schema: text },
  {
    name: 'Accept-Encoding',
    in: 'header',
    description:
      'br and gzip are known, and br is taken before gzip whatever their weights; left out, nothing is compressed',
    schema: text,
  },
];

/** The answers to it: the whole, or word that nothing has changed. */
export function cachedAnswers(description: string, schema: Schema, example: object) {
  return {
    200: { description, headers, content: { 'application/json': { schema, example } } },
    304: { description: 'It is the one of If-None-Match', headers },
  };
}

const headers = {
  ETag: { required: true, schema: text },
  'Cache-Control': { required: true, schema: text },
  'Content-Encoding': { description: 'br or gzip, for whoever takes it', schema: text },
};
