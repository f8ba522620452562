import { collectDefaultMetrics, Registry } from 'prom-client';

/** Of `prom-client`: gauges with names of counters, at which Prometheus's own checker takes offence. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/**
 * What is counted and measured while the process runs, for Prometheus (decision 0048). Nothing that a visitor sends
 * becomes the value of a label: each label has as many values as we have words for it.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly looks: (() => Promise<void>)[] = [];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const name of misnamed) this.registry.removeSingleMetric(name);
  }

  /** Has something looked up before each answer, such as what the database holds. It must not fail. */
  before(look: () => Promise<void>): void {
    this.looks.push(look);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    await Promise.all(this.looks.map((look) => look()));
    return this.registry.metrics();
  }
}
