import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config';
import { channelsOf } from './delivery/config';
import { defaultMaxAge, LiveLists } from './lists/live-lists';
import { remember } from './lists/remember';
import { siteFactsReader } from './lists/site-facts';
import { type LogStream, loggerOptions } from './log';
import { answerClientError } from './plugins/client-errors';
import { asProblem, errors, sendProblem } from './plugins/errors';
import { origins } from './plugins/origins';
import { quotas } from './plugins/rate-limit';
import { requestLog } from './plugins/request-log';
import { securityHeaders, setSecurityHeaders } from './plugins/security-headers';
import { site } from './plugins/site';
import { healthRoute } from './routes/health';
import { listRoutes } from './routes/lists';
import { apiPrefix } from './routes/prefix';
import { submissionRoutes } from './routes/submissions';
import type { LeadDesk } from './store/lead';
import { timeouts, trustProxy } from './transport';

export interface AppOptions {
  logStream?: LogStream;
  /** See LiveLists. */
  listMaxAge?: number;
  /** See submissionRoutes. */
  bodyBudget?: number;
}

/** The application, without a port: `server.ts` listens, tests inject. Closing it does not close the store. */
export function buildApp(config: Config, store: LeadDesk, options: AppOptions = {}): FastifyInstance {
  const { logStream, listMaxAge: maxAge = defaultMaxAge, bodyBudget: budgetBytes } = options;
  const app = Fastify({
    ...timeouts,
    trustProxy: trustProxy(config.trustProxy),
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // While stopping, requests on open connections are still answered, and told that the connection closes (R6).
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Addresses that cannot be decoded reach no hook.
    frameworkErrors: (error, _request, reply) => {
      setSecurityHeaders(reply);
      sendProblem(reply, asProblem(error));
    },
  });
  const lists = new LiveLists(config.dataDir, app.log, maxAge);
  const siteFacts = remember(siteFactsReader(config.dataDir), maxAge);

  app.register(securityHeaders);
  app.register(errors, { contacts: async () => (await siteFacts()).contact });
  app.register(
    async (api) => {
      await api.register(requestLog);
      await api.register(origins, config);
      if (config.quotas) await api.register(quotas);
      healthRoute(api, store, lists);
      listRoutes(api, lists);
      const siteOrigin = config.serveSite ? '' : config.siteUrl;
      submissionRoutes(
        api,
        { store, lists, siteFacts, channels: channelsOf(config.delivery) },
        { siteOrigin, budgetBytes },
      );
    },
    { prefix: apiPrefix },
  );
  if (config.serveSite) app.register(site, { publicDir: config.publicDir, lists, maxAge });
  return app;
}
