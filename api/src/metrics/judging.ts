import { Counter, Gauge, Histogram } from 'prom-client';
import type { Outcome } from '../leads/inspect/judges/judge-process';
import type { Judges } from '../leads/inspect/judges/judges';
import type { Metrics } from './metrics';

/** In seconds of work: most documents take a fifth of one, none more than three. */
const buckets = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3];

/** Measures the judging of documents. @returns to be told of each that was judged, or could not be */
export function judgingMetrics(metrics: Metrics, judges: Pick<Judges, 'waiting'>): (outcome: Outcome) => void {
  const registers = [metrics.registry];
  const waiting = new Gauge({
    name: 'kantha_judging_waiting',
    help: 'Documents that wait for a process which judges them',
    registers,
  });
  const seconds = new Histogram({
    name: 'kantha_judging_seconds',
    help: 'For how long a process was busy with a document; by _count, how many there were',
    buckets,
    registers,
  });
  const limits = new Counter({
    name: 'kantha_judging_limits_total',
    help: 'Documents that passed a limit, or ended the process that judged them (crash)',
    labelNames: ['limit'],
    registers,
  });
  for (const limit of ['time', 'memory', 'arrays', 'crash']) limits.inc({ limit }, 0);
  metrics.before(async () => waiting.set(judges.waiting));
  return (outcome) => {
    seconds.observe(outcome.worked / 1000);
    if ('failed' in outcome) limits.inc({ limit: outcome.failed });
  };
}
