import type { FastifyInstance } from 'fastify';
import { idempotencyHeader } from '../../../src/contract/extras';
import type { FormDefinition } from '../../../src/contract/form';
import { forms } from '../../../src/contract/forms';
import { prefersPage } from '../http/prefers-page';
import { Problem } from '../http/problem';
import { parseMultipart } from '../multipart/parse';
import { textFields } from '../multipart/text-fields';
import { submissionLimit } from '../plugins/rate-limit';
import { accept, type Desk } from '../submission/accept';
import { confirmationPath } from '../submission/confirmation';
import { withinApi } from './prefix';

/** In bytes, for a form without a file: twelve fields of at most 2,000 characters are far below it. */
const bodyLimit = 256 * 1024;

/** POST of every form (R-API-06 and following). `siteOrigin` is empty when the site is served beside the API. */
export function submissionRoutes(app: FastifyInstance, desk: Desk, siteOrigin: string): void {
  // The whole body is read before it is judged: nothing can be stored from a body that turns out to be cut short.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
  for (const form of forms) submissionRoute(app, desk, siteOrigin, form);
}

function submissionRoute(app: FastifyInstance, desk: Desk, siteOrigin: string, form: FormDefinition): void {
  const options = { bodyLimit, config: { rateLimit: submissionLimit } };
  app.post(withinApi(form.path), options, async (request, reply) => {
    const { body, headers } = request;
    if (!Buffer.isBuffer(body)) throw new Problem(415, 'Send the form as multipart/form-data.');
    const text = textFields(parseMultipart(headers['content-type'], body));
    const keyHeader = headers[idempotencyHeader.toLowerCase()];
    const native = prefersPage(request);
    const { id } = await accept(desk, { form, text, keyHeader, native });
    if (native) return reply.redirect(`${siteOrigin}${confirmationPath(form.name, id)}`, 303);
    return reply.code(201).send({ id, message: form.successMessage });
  });
}
