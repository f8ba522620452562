import type { FastifyBaseLogger } from 'fastify';
import { isPublic } from '../config/public-address';
import { Lately } from '../log/lately';
import { plainAddress } from '../quotas/networks';

/**
 * `unknown`: a proxy is in front that TRUST_PROXY does not name. `hiding`: something in front gives visitors an address
 * of its own and says nothing of theirs, as what publishes the ports of a container may.
 */
export type ProxyState = 'ok' | 'unknown' | 'hiding';

/** In milliseconds. */
const minute = 60_000;
const day = 24 * 60 * minute;

/** Leads of one private address within a day that nobody sends by himself. */
const many = 10;

/**
 * Where only visitors of IPv6 are hidden, the others are the most of them: one lead in five is a large share. It is so
 * until fewer than one in ten come from there, or a share near the first bound would begin and end with each lead.
 */
const oneIn = { begins: 5, ends: 10 };

/** Leads that are remembered, so that a flood takes no memory. */
const most = 100;

/** Whether visitors are told apart by their addresses, without which quotas refuse one for what others have sent. */
export class VisitorAddresses {
  private readonly unknown = new Lately(10 * minute);
  private readonly hiding: Lately;
  private isLogged = false;
  private latest: { address: string; at: number }[] = [];

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn'>) {
    this.hiding = new Lately(day, () => log.warn(hidden));
  }

  get state(): ProxyState {
    if (this.unknown.is) return 'unknown';
    return this.hiding.is ? 'hiding' : 'ok';
  }

  /**
   * A connection had X-Forwarded-For, which is not believed. The log has it once only, because anybody may send such a
   * header; health has it while somebody does so who is no visitor by his address.
   */
  forwarded(connection = ''): void {
    if (isPrivate(plainAddress(connection))) this.unknown.note();
    if (!this.isLogged) this.log.warn(forgotten);
    this.isLogged = true;
  }

  /** A lead was stored from there that was not stored before. */
  sent(from: string): void {
    const now = performance.now();
    this.latest.push({ address: plainAddress(from), at: now });
    this.latest = this.latest.slice(-most).filter(({ at }) => now - at <= day);
    const count = this.mostOfOne();
    const isShare = (part: number) => count * part >= this.latest.length;
    if (count >= many && isShare(this.hiding.is ? oneIn.ends : oneIn.begins)) this.hiding.note();
    else if (!isShare(oneIn.ends)) this.hiding.end();
  }

  /** Leads of the private address that has most of them. */
  private mostOfOne(): number {
    const counts = new Map<string, number>();
    for (const { address } of this.latest) counts.set(address, (counts.get(address) ?? 0) + 1);
    return Math.max(0, ...[...counts].flatMap(([address, count]) => (isPrivate(address) ? count : [])));
  }
}

const forgotten =
  'requests come with X-Forwarded-For while TRUST_PROXY is off: behind a proxy all visitors count as one';

const hidden =
  'many leads of the last day came from one private address: something in front hides those of visitors, who then count as one (docs/deploy.md, "Whether visitors keep their addresses")';

/** Of this machine or its network, as proxies and the gateways of containers have it. */
function isPrivate(address: string): boolean {
  return !isPublic(address);
}
