import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { createElement } from 'react';
import type { DeskConfig } from '../config/desk';
import { setSecurityHeaders } from '../http/plugins/security-headers';
import { Problem } from '../http/problem';
import { requestIds } from '../http/request-id';
import { timeouts, trustProxy } from '../http/transport';
import { type LogStream, loggerOptions } from '../log/logger';
import { againOf } from './http/again';
import { answerHeaders } from './http/answer-headers';
import { Cookies } from './http/cookies';
import { problemOf } from './http/failures';
import { isForm, readFields, typedIn, withoutNul } from './http/fields';
import { ownOrigin } from './http/own-origin';
import { pageOfForm } from './http/own-path';
import { sayOnce } from './http/say-once';
import { sendPage } from './http/send';
import { signedIn } from './http/signed-in';
import { refuse, visitOf } from './http/visits';
import { accountRoutes } from './routes/account';
import { auditRoutes } from './routes/audit';
import { eraseRoutes } from './routes/erase';
import { exportRoutes } from './routes/export';
import { inboxRoutes } from './routes/inbox';
import { leadRoutes } from './routes/lead';
import { leadButtonRoutes } from './routes/lead-buttons';
import { signInRoutes } from './routes/sign-in';
import { strikeRoutes } from './routes/strike';
import { undeliveredRoutes } from './routes/undelivered';
import { welcomeRoutes } from './routes/welcome';
import { withdrawRoutes } from './routes/withdraw';
import type { Services } from './services';
import { FailurePage } from './views/failure';

const styles = readFileSync(path.join(__dirname, 'desk.css'), 'utf8');

/** The pages of staff, without a port (decision 0047). Closing it does not close the services. */
export function buildDesk(
  config: Pick<DeskConfig, 'url' | 'isSecure' | 'trustProxy'>,
  services: Services,
  logStream?: LogStream,
): FastifyInstance {
  const app = Fastify({
    ...timeouts,
    http: { ...timeouts.http, requireHostHeader: true },
    trustProxy: trustProxy(config.trustProxy),
    logger: loggerOptions('warn', logStream),
    genReqId: requestIds(config.trustProxy),
    // Addresses hold what staff look for.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    rewriteUrl: ({ url = '/' }) => withoutNul(url),
    frameworkErrors: (_error, _request, reply) => sendUnread(reply),
  });
  const cookies = new Cookies(config.isSecure);
  readFields(app);
  app.setErrorHandler(async (error, request, reply) => {
    const { status, detail } = problemOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const visit = request.visit ?? (status === 413 ? await visitOf(services, cookies, request) : undefined);
    if (visit && isForm(request)) services.drafts.keepFrom(request, visit.session.staffId);
    if (visit && isForm(request) && status < 500) return refuse(services, request, reply, { why: detail }, visit);
    const requestId = status >= 500 ? request.id : undefined;
    const draft = visit && services.drafts.of(visit.session.staffId, pageOfForm(request.url));
    const typed = typedIn(request) ?? draft?.words;
    const again = status >= 500 ? againOf(request) : undefined;
    const page = { status, detail, requestId, typed, again, wasForm: isForm(request) };
    return sendPage(reply, createElement(FailurePage, page), status);
  });
  app.setNotFoundHandler(async () => {
    throw new Problem(404, 'There is nothing at this address.');
  });
  app.register(answerHeaders, config);
  app.register(ownOrigin, config);
  app.register(sayOnce, { cookies });
  app.register(async (open) => {
    open.get('/desk.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
    signInRoutes(open, services, cookies);
    welcomeRoutes(open, services, cookies);
  });
  app.register(async (guarded) => {
    await guarded.register(signedIn, { services, cookies });
    inboxRoutes(guarded, services);
    undeliveredRoutes(guarded, services);
    leadRoutes(guarded, services);
    leadButtonRoutes(guarded, services);
    strikeRoutes(guarded, services);
    withdrawRoutes(guarded, services);
    eraseRoutes(guarded, services, cookies);
    exportRoutes(guarded, services, cookies);
    accountRoutes(guarded, services, cookies);
    auditRoutes(guarded, services);
  });
  return app;
}

/** For addresses that the router cannot read, which reach no hook. */
function sendUnread(reply: FastifyReply): void {
  setSecurityHeaders(reply);
  reply.code(400).type('text/plain; charset=utf-8').send('There is nothing at this address.');
}
