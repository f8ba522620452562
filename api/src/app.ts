import { EventEmitter } from 'node:events';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './config/config';
import { healthRoutes } from './health/routes';
import { paceRequests } from './http/pacing/pace-requests';
import { addresses } from './http/plugins/addresses';
import { answerClientError } from './http/plugins/client-errors';
import { allowedOrigins, crossOrigin, setOriginHeaders } from './http/plugins/cross-origin';
import { asProblem, errors, sendProblem } from './http/plugins/errors';
import { expectations } from './http/plugins/expectations';
import { lateness } from './http/plugins/lateness';
import { origins } from './http/plugins/origins';
import { pipelining } from './http/plugins/pipelining';
import { logAnswer, requestLog, setRequestId } from './http/plugins/request-log';
import { securityHeaders, setSecurityHeaders } from './http/plugins/security-headers';
import { unreadBodies } from './http/plugins/unread-bodies';
import { readsPages } from './http/prefers-page';
import { apiPrefix, isApiPath, pathOf } from './http/prefix';
import { requestIds } from './http/request-id';
import { answerHalfClosed, rewriteUrl, timeouts, trustProxy } from './http/transport';
import { VisitorAddresses } from './http/visitor-addresses';
import { bodyBudget, Reception } from './leads/accept/reception';
import { refusalPageOf } from './leads/accept/refusal-page';
import { submissionRoutes } from './leads/accept/routes';
import { channelsOf } from './leads/channels';
import type { LeadEvents } from './leads/events';
import { Judges } from './leads/inspect/judges/judges';
import type { Document } from './leads/inspect/judges/messages';
import { stopMarketingRoutes } from './leads/marketing/routes';
import { diskRoom, type FreeBytes, freeOf, sayingChanges } from './leads/store/disk';
import type { LeadStore } from './leads/store/lead-store';
import { defaultMaxAge } from './lists/live-lists';
import { listRoutes } from './lists/routes';
import { watchLateness } from './liveness/lateness';
import { Lately } from './log/lately';
import { type LogStream, loggerOptions } from './log/logger';
import { judgingMetrics } from './metrics/judging';
import type { Metrics } from './metrics/metrics';
import { requestMetrics } from './metrics/requests';
import { diskMetrics, storeMetrics, takingMetrics } from './metrics/store';
import { openapiRoute } from './openapi/routes';
import { CountedQuotas } from './quotas/counted-quotas';
import type { Sender } from './quotas/line';
import { noQuotas } from './quotas/quotas';
import { releaseOfRequest } from './release/of-request';
import { type Release, Releases } from './release/releases';
import { isBuilt } from './site/is-built';
import { site } from './site/routes';
import { sendNotFoundPage } from './site/send-file';

export interface AppOptions {
  logStream?: LogStream;
  /** Emits whenever something was stored. */
  events?: LeadEvents;
  /** See LiveLists. */
  listMaxAge?: number;
  /** See Reception. */
  bodyBudget?: number;
  /** Closed by whoever made them; without any, the application makes its own. */
  judges?: Judges;
  freeBytes?: FreeBytes;
  /** Counts what is answered, if anybody asks for it. */
  metrics?: Metrics;
  /** Whether the event loop is late; by default it is looked at. */
  isLate?: () => boolean;
}

/** In milliseconds: how long forms may still arrive, and wait, after the process was asked to stop. */
const arrivalAtStop = 7_000;

/** In milliseconds. */
const minute = 60_000;

/** The application, without a port: `server.ts` listens, tests inject. Closing it does not close the store. */
export function buildApp(config: Config, store: LeadStore, options: AppOptions = {}): FastifyInstance {
  const { logStream, listMaxAge: maxAge = defaultMaxAge, freeBytes, judges = new Judges() } = options;
  const events: LeadEvents = options.events ?? new EventEmitter();
  const allowed = allowedOrigins(config);
  const { metrics } = options;
  const countAnswer = metrics && requestMetrics(metrics);
  const countJudged = metrics && judgingMetrics(metrics, judges);
  if (metrics) {
    storeMetrics(metrics, store);
    diskMetrics(metrics, () => freeOf(config.database, freeBytes));
  }
  const app = Fastify({
    ...timeouts,
    rewriteUrl,
    trustProxy: trustProxy(config.trustProxy),
    logger: loggerOptions(config.logLevel, logStream),
    genReqId: requestIds(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // While the server stops, requests on open connections are still answered, with `Connection: close` (R6).
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Addresses that the router cannot read reach no hook, so that everything is done here.
    frameworkErrors: async (error, request, reply) => {
      setRequestId(request, reply);
      setSecurityHeaders(reply);
      setOriginHeaders(request, reply, allowed);
      if (!(await sendMissingPage(request, reply).catch(() => false))) sendProblem(reply, asProblem(error));
      logAnswer(request, reply);
      countAnswer?.(request, reply);
    },
  });
  answerHalfClosed(app.server);
  const askedBy = paceRequests(app.server, app.log);
  const releases = new Releases(config, app.log, maxAge);
  const quotas = config.quotas ? new CountedQuotas() : noQuotas;
  const disk = sayingChanges(diskRoom(config.database, config.diskFloor, freeBytes), app.log);
  const flood = new Lately(60 * minute, () =>
    app.log.warn('more leads come than you are told of; the rest waits in quarantine'),
  );
  const failures = new Lately(10 * minute);
  const visitors = new VisitorAddresses(app.log);
  const reception = new Reception(quotas, disk, options.bodyBudget ?? bodyBudget);
  const siteFacts = async () => (await releases.now()).siteFacts();
  const contacts = async () => (await siteFacts()).contact;
  /** To a browser that reads pages, an address that cannot be read is one that leads nowhere. */
  const sendMissingPage = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (!config.serveSite || !readsPages(request) || isApiPath(pathOf(request.url))) return false;
    const { files, pagePolicy } = await releases.now();
    if (!(await files.has('/404.html'))) return false;
    void (await sendNotFoundPage(request, reply, { files, file: '/404.html', pagePolicy }));
    return true;
  };
  const siteState = async ({ files }: Release) =>
    !config.serveSite ? 'elsewhere' : (await isBuilt(files)) ? 'ok' : 'missing';
  const turnAway = () => {
    reception.end();
    if (!options.judges) judges.turnAway();
  };
  app.addHook('preClose', async () => void setTimeout(turnAway, arrivalAtStop).unref());
  if (!options.judges) app.addHook('onClose', () => judges.close());
  const loop = watchLateness();
  app.addHook('onClose', async () => loop.stop());
  const { isLate = loop.isLate } = options;

  // Fastify's own parsers would read a megabyte of JSON or text from anybody.
  app.removeAllContentTypeParsers();
  // The first, since what follows a request in the same packet is read as soon as anything waits.
  app.register(pipelining);
  app.register(requestLog);
  if (countAnswer) app.addHook('onResponse', async (request, reply) => countAnswer(request, reply));
  app.register(unreadBodies);
  app.register(securityHeaders);
  app.register(crossOrigin, { allowed });
  app.register(addresses, { isTrusted: config.trustProxy !== false, visitors, askedBy });
  app.register(expectations);
  app.register(errors, { page: refusalPageOf(contacts) });
  // Behind all that must know of a request at once.
  app.register(releaseOfRequest, { releases });
  app.register(
    async (api) => {
      await api.register(origins, { allowed });
      await api.register(lateness, { isLate });
      const { retention } = config;
      const { takesLeads } = healthRoutes(api, {
        store,
        disk,
        judges,
        reception,
        flood,
        failures,
        visitors,
        retention,
        siteState,
        isLate,
        maxAge,
      });
      if (metrics) takingMetrics(metrics, takesLeads);
      listRoutes(api);
      openapiRoute(api);
      const { siteUrl } = config;
      const siteOrigin = config.serveSite ? '' : siteUrl;
      const channels = channelsOf(config.delivery);
      const dependencies = { store, channels: channels.lead, events };
      const judge = async (document: Document, sender: Sender) => {
        const outcome = await judges.judge(document, api.log, sender);
        countJudged?.(outcome);
        return outcome;
      };
      submissionRoutes(api, { dependencies, judge, reception, quotas, flood, failures, siteOrigin, origins: allowed });
      await api.register(stopMarketingRoutes, {
        store,
        siteFacts,
        siteUrl,
        channels: channels.withdrawal,
        events,
      });
    },
    { prefix: apiPrefix },
  );
  if (config.serveSite) app.register(site, { contacts });
  return app;
}
