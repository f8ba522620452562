import { setTimeout } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { remember } from '../cache/remember';
import type { LeadStore } from '../leads/store/lead-store';
import type { Metrics } from './metrics';

/** In milliseconds: how long the database may take before it counts as unreachable. */
const patience = 3_000;

/** In milliseconds: the database counts its rows so often at most, however many ask. */
const maxAge = 15_000;

type Store = Pick<LeadStore, 'figures'>;

/** What the database holds. What is not known while it cannot be reached has no value, instead of an old one. */
export function storeMetrics(metrics: Metrics, store: Store): void {
  const registers = [metrics.registry];
  const reachable = new Gauge({
    name: 'kantha_store_reachable',
    help: 'Whether the database answers: 1 or 0',
    registers,
  });
  const leads = new Gauge({
    name: 'kantha_leads',
    help: 'Leads in the database; those of the status quarantined are told to nobody',
    labelNames: ['form', 'status'],
    registers,
  });
  const newest = new Gauge({
    name: 'kantha_lead_newest_seconds',
    help: 'For how long no lead has come but suspected spam; no value while there is none',
    registers,
  });
  const backup = new Gauge({
    name: 'kantha_backup_age_seconds',
    help: 'How old the newest good backup is; no value while none was noted',
    registers,
  });
  const deliveries = new Gauge({
    name: 'kantha_deliveries',
    help: 'Notifications that are not made yet, by target: waiting for their time, or failed and not tried any more',
    labelNames: ['target', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'kantha_delivery_oldest_seconds',
    help: 'For how long the oldest waiting notification of a target has waited since its lead came',
    labelNames: ['target'],
    registers,
  });
  const read = remember(() => inTime(store.figures()), maxAge);

  metrics.before(async () => {
    const figures = await read().catch(() => undefined);
    for (const gauge of [leads, deliveries, oldest]) gauge.reset();
    if (figures?.newest === undefined) newest.remove();
    else newest.set(secondsSince(figures.newest));
    if (figures?.backedUpAt === undefined) backup.remove();
    else backup.set(secondsSince(figures.backedUpAt));
    reachable.set(figures ? 1 : 0);
    for (const { form, status, count } of figures?.leads ?? []) leads.set({ form, status }, count);
    for (const { target, state, count, since } of figures?.deliveries ?? []) {
      deliveries.inc({ target, state: state === 'waiting' ? state : 'failed' }, count);
      if (state === 'waiting') oldest.set({ target }, secondsSince(since));
    }
  });
}

function secondsSince(time: string): number {
  return Math.max(0, Date.now() - Date.parse(time)) / 1000;
}

/** Of the disk that has the database and the attachments in it. `freeBytes` is undefined for what cannot be seen. */
export function diskMetrics(metrics: Metrics, freeBytes: () => Promise<number | undefined>): void {
  const free = new Gauge({
    name: 'kantha_disk_free_bytes',
    help: 'Free space on the disk of the SQLite file, which has the attachments too',
    registers: [metrics.registry],
  });
  metrics.before(async () => {
    const bytes = await freeBytes().catch(() => undefined);
    if (bytes === undefined) free.remove();
    else free.set(bytes);
  });
}

/** A store that answers questions may be one that takes nothing, also when too few ask it to for a rate of refusals. */
export function takingMetrics(metrics: Metrics, takesLeads: () => Promise<boolean>): void {
  const takes = new Gauge({
    name: 'kantha_store_takes_leads',
    help: 'Whether leads are stored: 0 while /api/ready is 503, or one was not taken within ten minutes; else 1',
    registers: [metrics.registry],
  });
  metrics.before(async () => takes.set((await takesLeads()) ? 1 : 0));
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = setTimeout(patience, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${patience} ms`);
  });
  return Promise.race([answer, late]);
}
