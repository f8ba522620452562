import type { FastifyInstance } from 'fastify';
import { extras, idempotencyHeader } from '../../../../src/contract/extras';
import { type FormDefinition, kindOf } from '../../../../src/contract/form-definition';
import { forms } from '../../../../src/contract/forms/all';
import { confirmationPath, orderedPlan, orderedPlanId, sentId } from '../../../../src/contract/paths';
import type { Origins } from '../../http/plugins/cross-origin';
import { isOurs } from '../../http/plugins/origins';
import { isNavigation } from '../../http/prefers-page';
import { withinApi } from '../../http/prefix';
import { Problem } from '../../http/problem';
import { allowedChoices, allowedOptions } from '../../lists/allowed-values';
import type { Lately } from '../../log/lately';
import type { Sender } from '../../quotas/line';
import type { Quotas } from '../../quotas/quotas';
import type { Outcome } from '../inspect/judges/judge-process';
import type { Document } from '../inspect/judges/messages';
import { accept, type Dependencies } from './accept';
import { bodyLimit } from './body-limit';
import { judgeForm } from './judged';
import type { Fields } from './multipart/fields';
import type { Reception } from './reception';

interface Settings {
  dependencies: Omit<Dependencies, 'judge' | 'siteFacts' | 'optionsOf'>;
  judge: (document: Document, sender: Sender) => Promise<Outcome>;
  reception: Reception;
  quotas: Quotas;
  /** Noted when staff is not told of a good lead. */
  flood: Lately;
  /** Noted when the database does not take a lead. */
  failures: Lately;
  /** Empty when the site is served beside the API. */
  siteOrigin: string;
  /** Whose pages may send forms. */
  origins: Origins;
}

interface Noting {
  noting: ReturnType<typeof noteFailures>;
}

/** POST of every form (R-API-06 and following). */
export function submissionRoutes(app: FastifyInstance, settings: Settings): void {
  app.removeAllContentTypeParsers();
  // The body stays a stream, which the handler reads.
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  const noting = noteFailures(settings.failures);
  for (const form of forms) submissionRoute(app, form, { ...settings, noting });
}

function submissionRoute(app: FastifyInstance, form: FormDefinition, settings: Settings & Noting): void {
  const { dependencies, judge, reception, quotas, flood, noting, siteOrigin, origins } = settings;
  const isTrusted = (ip: string) => {
    const isLeft = quotas.trusts(ip);
    if (!isLeft) flood.note();
    return isLeft;
  };
  app.route({
    method: 'POST',
    url: withinApi(form.path),
    bodyLimit: bodyLimit(form),
    onRequest: async ({ ip }) => quotas.body(ip),
    handler: async (request, reply) => {
      const { headers, ip, release } = request;
      const judging = async () => {
        const allowed = await allowedChoices(form, release);
        return (fields: Fields) => {
          // Every form of our site has this field, and the API description asks programs to leave it out.
          request.isOurForm = fields.text.has(extras.trap);
          return judgeForm(form, fields, { allowed, isOurs: (origin) => isOurs(origin, request, origins) });
        };
      };
      const { id, filledIn, page } = await reception.receive(
        request,
        judging,
        async ({ form: judged, length, inTurn }) => {
          if (judged.files.size > 0) await reception.assertRoomForFile();
          const { lead, isNew } = await noting(length, () =>
            accept(
              {
                ...dependencies,
                siteFacts: release.siteFacts,
                optionsOf: (source) => allowedOptions(source, release),
                judge: (document) => inTurn((sender) => judge(document, sender)),
              },
              {
                ...judged,
                keyHeader: headers[idempotencyHeader.toLowerCase()],
                admit: () => quotas.post(ip, form.name),
                trust: { isLeft: () => isTrusted(ip), giveBack: () => quotas.forget(ip) },
              },
            ),
          );
          if (isNew) quotas.keep(ip, form.name, length);
          request.accepted = { receipt: lead.id, isNew };
          return { id: lead.id, filledIn: judged.form, page: judged.extras.page };
        },
      );
      if (isNavigation(request)) return reply.redirect(siteOrigin + confirmationOf(filledIn, id, page), 303);
      return reply.code(201).send({ id, message: form.successMessage });
    },
  });
}

/**
 * Notes what the database did not take: a refusal with a cause is what it answered, or did not. It is over when it
 * takes as much again: on a full disk it may take less all the time. `length` is in bytes.
 */
function noteFailures(failures: Lately) {
  let most = 0;
  return async <T>(length: number, store: () => Promise<T>): Promise<T> => {
    try {
      const stored = await store();
      if (length < most) return stored;
      failures.end();
      most = 0;
      return stored;
    } catch (error) {
      if (error instanceof Problem && error.cause !== undefined) {
        failures.note();
        most = Math.max(most, length);
      }
      throw error;
    }
  };
}

/** Of the page that confirms a form sent without JavaScript: it names the receipt and the ordered plan alone. */
function confirmationOf(form: FormDefinition, receipt: string, page: string): string {
  const plan = orderedPlan(page);
  const named = form.variant === 'order' && plan ? encodeURIComponent(orderedPlanId(plan)) : sentId;
  return `${confirmationPath(kindOf(form))}?receipt=${receipt}#${named}`;
}
