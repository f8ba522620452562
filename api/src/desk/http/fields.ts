import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Problem } from '../../http/problem';

/** In bytes: the longest note, four bytes a letter, and each byte as `%XX`. */
const bodyLimit = 64 * 1024;

/** Forms of the desk come in the plainest way, and nothing else is read. */
export function readFields(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(withoutNul(body))),
  );
}

/**
 * Addresses and forms without a zero byte, which PostgreSQL takes nowhere: whatever looked one up would fail, before
 * anything is counted against its sender. What cannot be read shows in its place.
 */
export function withoutNul(encoded: string): string {
  return encoded.replaceAll('%00', '%EF%BF%BD').replaceAll('\0', '%EF%BF%BD');
}

/** Whether something is to be changed, and not only read. */
export function isForm({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** The fields of a form, by name; none when there is no form. */
export function fieldsOf({ body }: FastifyRequest): Record<string, unknown> & { token?: string } {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** The note that came with a form, whatever became of it; line breaks as they were typed. */
export function typedIn(request: FastifyRequest): string | undefined {
  const { words } = fieldsOf(request);
  return typeof words === 'string' && words !== '' ? words.replaceAll('\r\n', '\n') : undefined;
}

/** The fields as a form of ours sends them. @throws Problem for what no form of ours sends */
export function readForm<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  const { success, data } = schema.safeParse(fieldsOf(request));
  if (!success) throw new Problem(400, 'Something in this form cannot be. Go back and look at it again.');
  return data;
}
