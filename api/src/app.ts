import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Judges } from './attachments/judges/judges';
import type { Document } from './attachments/judges/messages';
import type { Config } from './config';
import { channelsOf } from './delivery/config';
import { defaultMaxAge, LiveLists } from './lists/live-lists';
import { remember } from './lists/remember';
import { siteFactsReader } from './lists/site-facts';
import { watchLateness } from './liveness/lateness';
import { type LogStream, loggerOptions } from './log';
import { addresses } from './plugins/addresses';
import { answerClientError } from './plugins/client-errors';
import { allowedOrigins, crossOrigin, setOriginHeaders } from './plugins/cross-origin';
import { asProblem, errors, sendProblem } from './plugins/errors';
import { expectations } from './plugins/expectations';
import { inTurn } from './plugins/in-turn';
import { lateness } from './plugins/lateness';
import { origins } from './plugins/origins';
import { readQuotas } from './plugins/read-quotas';
import { requestLog } from './plugins/request-log';
import { securityHeaders, setSecurityHeaders } from './plugins/security-headers';
import { site } from './plugins/site';
import { unheardProxy } from './plugins/unheard-proxy';
import { unreadBodies } from './plugins/unread-bodies';
import { CountedQuotas } from './quotas/counted-quotas';
import type { Sender } from './quotas/line';
import { noQuotas } from './quotas/quotas';
import { healthRoutes } from './routes/health';
import { listRoutes } from './routes/lists';
import { openapiRoute } from './routes/openapi';
import { apiPrefix } from './routes/prefix';
import { stopMarketingRoutes } from './routes/stop-marketing';
import { submissionRoutes } from './routes/submissions';
import { isBuilt } from './site/is-built';
import { SiteFiles } from './site/site-files';
import { diskRoom, sayingChanges } from './store/disk';
import type { LeadDesk } from './store/lead';
import { bodyBudget, Reception } from './submission/reception';
import { rewriteUrl, timeouts, trustProxy } from './transport';

export interface AppOptions {
  logStream?: LogStream;
  /** See LiveLists. */
  listMaxAge?: number;
  /** See Reception. */
  bodyBudget?: number;
  /** Closed by whoever made them; without any, the application makes its own. */
  judges?: Judges;
  /** In bytes, of the disk that has this folder. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Whether the event loop is late; by default it is looked at. */
  isLate?: () => boolean;
}

/** In milliseconds: how long forms may still arrive when the process has been told to stop. */
const arrivalAtStop = 7_000;

/** The application, without a port: `server.ts` listens, tests inject. Closing it does not close the store. */
export function buildApp(config: Config, store: LeadDesk, options: AppOptions = {}): FastifyInstance {
  const { logStream, listMaxAge: maxAge = defaultMaxAge, freeBytes, judges = new Judges() } = options;
  const allowed = allowedOrigins(config);
  const app = Fastify({
    ...timeouts,
    rewriteUrl,
    trustProxy: trustProxy(config.trustProxy),
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // While stopping, requests on open connections are still answered, and told that the connection closes (R6).
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Addresses that cannot be decoded reach no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply);
      setOriginHeaders(request, reply, allowed);
      sendProblem(reply, asProblem(error));
    },
  });
  const lists = new LiveLists(config.dataDir, app.log, maxAge);
  const quotas = config.quotas ? new CountedQuotas() : noQuotas;
  const disk = sayingChanges(diskRoom(config.database, config.diskFloor, freeBytes), app.log);
  const reception = new Reception(quotas, disk, options.bodyBudget ?? bodyBudget);
  const siteFacts = remember(siteFactsReader(config.dataDir), maxAge);
  const contacts = async () => (await siteFacts()).contact;
  const files = new SiteFiles(config.publicDir, maxAge);
  const siteState = async () => (!config.serveSite ? 'elsewhere' : (await isBuilt(files)) ? 'ok' : 'missing');
  app.addHook('preClose', async () => void setTimeout(() => reception.end(), arrivalAtStop).unref());
  if (!options.judges) app.addHook('onClose', () => judges.close());
  const loop = watchLateness();
  app.addHook('onClose', async () => loop.stop());
  const { isLate = loop.isLate } = options;

  // Fastify's own read a megabyte of JSON or text for whoever sends it.
  app.removeAllContentTypeParsers();
  app.register(requestLog);
  app.register(inTurn);
  app.register(unreadBodies);
  app.register(securityHeaders);
  app.register(crossOrigin, { allowed });
  app.register(addresses);
  app.register(expectations);
  app.register(errors, { contacts });
  app.register(
    async (api) => {
      await api.register(unheardProxy, { isTrusted: config.trustProxy !== false });
      await api.register(origins, { allowed });
      await api.register(lateness, { isLate });
      await api.register(readQuotas, { quotas });
      const { retention } = config;
      healthRoutes(api, { store, lists, disk, judges, reception, retention, siteState, isLate, maxAge });
      listRoutes(api, lists);
      openapiRoute(api, lists);
      const { siteUrl } = config;
      const siteOrigin = config.serveSite ? '' : siteUrl;
      const channels = channelsOf(config.delivery);
      const desk = {
        store,
        siteFacts,
        channels: channels.lead,
      };
      const judge = (document: Document, sender: Sender) => judges.judge(document, api.log, sender);
      submissionRoutes(api, { desk, lists, judge, reception, quotas, siteOrigin });
      await api.register(stopMarketingRoutes, { store, siteFacts, siteUrl, quotas, channels: channels.withdrawal });
    },
    { prefix: apiPrefix },
  );
  if (config.serveSite) app.register(site, { files, lists, contacts, maxAge });
  return app;
}
