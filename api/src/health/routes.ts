import type { FastifyInstance } from 'fastify';
import { remember } from '../cache/remember';
import type { Retention } from '../config/config';
import { tooBusy } from '../http/plugins/lateness';
import { unavailable } from '../http/problem';
import type { VisitorAddresses } from '../http/visitor-addresses';
import type { Reception } from '../leads/accept/reception';
import type { Judges } from '../leads/inspect/judges/judges';
import type { DiskRoom } from '../leads/store/disk';
import type { LeadStore } from '../leads/store/lead-store';
import { isRetentionLate } from '../leads/store/retention';
import type { Lately } from '../log/lately';
import { Trouble } from '../log/trouble';
import type { Release } from '../release/releases';
import { alarmOf } from './alarm';

/** In milliseconds: how long the database may take for a write before it counts as gone. */
const patience = 3_000;

/** What changes from day to day only is looked up this many times less often. */
const calm = 60;

/** Of the pages: `missing` when they are to be served from here, and are not there as a whole. */
export type SiteState = 'ok' | 'missing' | 'elsewhere';

interface Parts {
  store: LeadStore;
  disk: DiskRoom;
  judges: Pick<Judges, 'areTooFew'>;
  reception: Pick<Reception, 'isShort'>;
  /** Of leads that staff is not told of. */
  flood: Pick<Lately, 'is'>;
  /** Of leads that the database did not take. */
  failures: Pick<Lately, 'is'>;
  /** Of what is in front of us, and whether it hides visitors. */
  visitors: Pick<VisitorAddresses, 'state'>;
  retention: Retention;
  siteState: (release: Release) => Promise<SiteState>;
  isLate: () => boolean;
  /**
   * In milliseconds: who asks in this time gets one answer, so that nobody wears out the disk, or holds up the
   * database, by asking.
   */
  maxAge: number;
}

/**
 * For load balancers, supervisors and uptime monitors (reliability S9), however often they ask. `live`: the loop turns,
 * and nothing hangs that only a new process could mend. `ready`: a lead could be stored now. `health`: the same, and
 * what staff should look at. A content file that cannot be read takes nobody out of service, for its last good list is
 * still answered; nor do deliveries that fail, or uploads and documents of which more come than can be taken.
 * @returns whether leads are stored, as far as one can tell, for the figures
 */
export function healthRoutes(
  app: FastifyInstance,
  { store, disk, judges, reception, flood, failures, visitors, retention, siteState, isLate, maxAge }: Parts,
): { takesLeads: () => Promise<boolean> } {
  const options = { config: { isAlwaysAnswered: true } };
  const words = { wrong: 'the database does not answer as it should', over: 'the database answers again' };
  const [writing, reading] = [new Trouble(app.log, words), new Trouble(app.log, words)];
  const write = remember(() => asked(store.health(), writing), maxAge);
  const alarm = remember(() => asked(alarmOf(store.outbox), reading), maxAge);
  const lookForOld = remember(() => asked(isRetentionLate(store, retention), reading), maxAge);
  const hadOld = remember(lookForOld, calm * maxAge);
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    if (routeOptions.config.isAlwaysAnswered) reply.header('Cache-Control', 'no-store');
  });
  app.get('/live', options, async () => {
    if (store.hangs()) throw unavailable('The database hangs, and the server must be started again.');
    return { status: 'ok' };
  });
  app.get('/ready', options, async () => ({ status: 'ok', ...(await ready()) }));
  app.get('/health', options, async ({ release }) => {
    const state = await ready();
    const uploads = state.disk === 'low' ? 'refused' : reception.isShort ? 'overloaded' : 'ok';
    const judging = judges.areTooFew ? 'overloaded' : 'ok';
    const leads = failures.is ? 'failing' : 'ok';
    const quarantine = flood.is ? 'filling' : 'ok';
    const deliveries = await alarm();
    // While leads are late, somebody is about to erase them, and then looks whether that has helped.
    const kept = (await hadOld()) && (await lookForOld()) ? 'late' : 'ok';
    const [site, troubles] = await Promise.all([siteState(release), release.lists.troubles()]);
    return {
      status: 'ok',
      ...state,
      site,
      leads,
      uploads,
      judging,
      quarantine,
      proxy: visitors.state,
      deliveries,
      retention: kept,
      lists: troubles,
    };
  });

  return { takesLeads: async () => !failures.is && (await ready().then(Boolean, () => false)) };

  async function ready() {
    if (isLate()) throw tooBusy();
    const room = await disk();
    if (room === 'full') throw unavailable('The disk is nearly full, so nothing is stored.');
    if (room === 'gone') throw unavailable('The folder of the database cannot be looked at, so nothing is stored.');
    await write();
    return { database: 'ok', disk: room };
  }

  async function asked<T>(answer: Promise<T>, trouble: Trouble): Promise<T> {
    try {
      const known = await within(patience, answer);
      trouble.isOver();
      return known;
    } catch (error) {
      trouble.happened(error);
      throw unavailable('The database stores nothing now.');
    }
  }
}

/** @throws when it takes longer than so many milliseconds */
async function within<T>(time: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
