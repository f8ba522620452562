import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxFileBytes } from '../../../src/contract/attachment';
import { idempotencyHeader } from '../../../src/contract/extras';
import type { FormDefinition } from '../../../src/contract/form';
import { forms } from '../../../src/contract/forms';
import { prefersPage } from '../http/prefers-page';
import { Problem } from '../http/problem';
import { Budget } from '../multipart/budget';
import { readFields } from '../multipart/fields';
import { parseMultipart } from '../multipart/parse';
import { readBody } from '../multipart/read-body';
import { submissionLimit } from '../plugins/rate-limit';
import { accept, type Desk } from '../submission/accept';
import { confirmationPath } from '../submission/confirmation';
import { withinApi } from './prefix';

/** In bytes, for everything but a file: twelve fields of at most 2,000 characters are far below it. */
const textLimit = 256 * 1024;

/**
 * In bytes, for all bodies that are being received or judged: 24 files of the largest size at once. Reading and storing
 * copy a file two or three times for a moment, so a process of 1 GB has room. More is 503, and the page tries again.
 */
const bodyBudget = 128 * 1024 * 1024;

interface Settings {
  /** Empty when the site is served beside the API. */
  siteOrigin: string;
  budgetBytes?: number | undefined;
}

/** POST of every form (R-API-06 and following). */
export function submissionRoutes(app: FastifyInstance, desk: Desk, settings: Settings): void {
  const { siteOrigin, budgetBytes = bodyBudget } = settings;
  const budget = new Budget(budgetBytes);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: Readable) => {
    const announced = request.headers['content-length'];
    const limit = request.routeOptions.bodyLimit ?? textLimit;
    return readBody(payload, { announced, limit, take: (bytes) => budget.take(request.raw, bytes) });
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => budget.release(request.raw));
  });
  for (const form of forms) submissionRoute(app, desk, siteOrigin, form);
}

function submissionRoute(app: FastifyInstance, desk: Desk, siteOrigin: string, form: FormDefinition): void {
  const takesFile = form.fields.some(({ kind }) => kind === 'file');
  const bodyLimit = takesFile ? textLimit + maxFileBytes : textLimit;
  app.post(withinApi(form.path), { bodyLimit, config: { rateLimit: submissionLimit } }, async (request, reply) => {
    const { body, headers } = request;
    if (!Buffer.isBuffer(body)) throw new Problem(415, 'Send the form as multipart/form-data.');
    const fields = readFields(parseMultipart(headers['content-type'], body));
    const keyHeader = headers[idempotencyHeader.toLowerCase()];
    const native = prefersPage(request);
    const { id } = await accept(desk, { form, ...fields, keyHeader, native, isFlood: request.isFlood === true });
    if (native) return reply.redirect(`${siteOrigin}${confirmationPath(form.name, id)}`, 303);
    return reply.code(201).send({ id, message: form.successMessage });
  });
}
