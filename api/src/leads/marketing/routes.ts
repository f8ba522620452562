import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPagePolicy } from '../../http/plain-page';
import { asProblem } from '../../http/plugins/errors';
import { withinApi } from '../../http/prefix';
import { unavailable } from '../../http/problem';
import type { SiteFacts } from '../../lists/site-facts';
import { readBody } from '../accept/multipart/read-body';
import type { LeadEvents } from '../events';
import { holding } from '../store/holding';
import type { WithdrawalWay } from '../store/lead';
import type { LeadStore } from '../store/lead-store';
import type { Channel } from '../store/outbox';
import { readStopToken, stopPath } from './link';
import { askingPage, failedPage, stoppedPage, unknownLinkPage } from './pages';

interface Settings {
  store: LeadStore;
  siteFacts: () => Promise<SiteFacts>;
  siteUrl: string;
  /** Who is notified of a withdrawal. */
  channels: readonly Channel[];
  events: LeadEvents;
}

/** What stands behind the path. */
interface Rest {
  '*': string;
}

/** In bytes: the body of a button without fields, or the one line of a mail program. */
const bodyLimit = 4096;

/**
 * The page behind the link of letters (privacy policy, clause 5.3), which works without signing in and without a
 * script. GET and HEAD change nothing, since mail programs and scanners follow links by themselves; POST withdraws,
 * also the one that a mail program sends from its own button (RFC 8058).
 */
export async function stopMarketingRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  const { store, siteFacts, siteUrl, channels, events } = settings;
  // What a mail program sends may come as either kind of form, and the address says everything already.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async ({ headers }: FastifyRequest, payload: IncomingMessage) => {
    const pieces = await readBody(payload, { announced: headers['content-length'], limit: bodyLimit });
    return Buffer.concat(pieces).toString();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const { contact } = await siteFacts();
    return sendPage(reply.code(problem.status).headers(problem.headers), failedPage(problem.detail, contact));
  });

  // Mail programs break an address off, and glue to it the words that follow; neither may lead to an answer in JSON.
  app.get(withinApi(stopPath), (_, reply) => sendUnknown(reply));
  const url = `${withinApi(stopPath)}/*`;
  app.get<{ Params: Rest }>(url, async ({ params }, reply) => {
    const lead = await whileStoreAnswers(async () => {
      const id = readStopToken(await store.linkSecret(), params['*']);
      return id === undefined ? undefined : store.get(id);
    });
    if (!lead) return sendUnknown(reply);
    const place = await placeOf(lead.id);
    // Also where nothing was consented to: the button may forbid it in advance.
    return sendPage(reply, holding(lead.marketing.withdrawals) ? stoppedPage(place) : askingPage(place));
  });
  // A mail program in a browser has an origin, and the address is all that its button needs (RFC 8058, section 3.2).
  const options = { config: { takesAnyOrigin: true } };
  app.post<{ Params: Rest }>(url, options, async ({ params, body }, reply) => {
    const how: WithdrawalWay = String(body).includes('List-Unsubscribe') ? 'mail program' : 'link';
    const receipt = await whileStoreAnswers(async () => {
      const id = readStopToken(await store.linkSecret(), params['*']);
      return id !== undefined && (await store.withdraw(id, how, channels)) ? id : undefined;
    });
    if (receipt !== undefined) events.emit('withdrawn');
    return receipt === undefined ? sendUnknown(reply) : sendPage(reply, stoppedPage(await placeOf(receipt)));
  });

  async function placeOf(receipt: string) {
    return { company: (await siteFacts()).name, receipt, siteUrl };
  }

  async function sendUnknown(reply: FastifyReply) {
    return sendPage(reply.code(404), unknownLinkPage((await siteFacts()).contact));
  }
}

async function whileStoreAnswers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw Object.assign(unavailable('Our database does not answer just now.'), { cause });
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({
      'Content-Security-Policy': plainPagePolicy("'self'"),
      'Cache-Control': 'no-store',
      // The address must reach nobody; its origin may, or browsers would send the button's POST with `Origin: null`.
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
