import { Problem } from '../http/problem';
import { Allowance } from './allowance';
import { FairShare } from './fair-share';
import { limits } from './limits';
import { type Network, networksOf } from './networks';
import { OpenPosts } from './open-posts';
import type { Quotas, UnderWay, Work } from './quotas';

/** Counts in memory, by the networks of an address. */
export class CountedQuotas implements Quotas {
  private readonly posts = new Allowance(limits.posts);
  private readonly bytes = [new Allowance(limits.bytes), new Allowance(limits.bytesOfDay)];
  private readonly work = { reading: new Allowance(limits.reading), judging: new Allowance(limits.judging) };
  private readonly trusted = new FairShare(limits.trusted);
  private readonly trustedOfDay = new Allowance(limits.trustedOfDay);
  private readonly stored = new FairShare(limits.stored);
  private readonly open = new OpenPosts(limits.open);

  body(address: string): void {
    const networks = networksOf(address);
    const wait = longest(networks, (network) => Math.max(...this.bytes.map((allowance) => allowance.wait(network))));
    if (wait > 0) this.refuseForRoom(networks, wait);
    refuseFor(wait);
  }

  post(address: string, form: string): void {
    const networks = networksOf(address);
    const wait = longest(networks, (network) => this.posts.wait(network, form));
    this.refuseForRoom(networks, wait);
    refuseFor(wait);
  }

  async during<T>(address: string, post: UnderWay, work: () => Promise<T>): Promise<T> {
    const networks = networksOf(address);
    if (!this.open.enter(networks, post)) refuseFor(moment);
    try {
      return await work();
    } finally {
      this.open.leave(networks, post);
    }
  }

  received(address: string, bytes: number): void {
    const uses = networksOf(address).flatMap((network) => this.bytes.map((allowance) => ({ network, allowance })));
    // All bytes are counted before any are refused, because refused bytes have arrived as well.
    for (const { network, allowance } of uses) allowance.use(network, bytes);
    const overdrawn = uses.filter(({ network, allowance }) => allowance.left(network) < -limits.overdraft);
    refuseFor(Math.max(0, ...overdrawn.map(({ network, allowance }) => allowance.wait(network))));
  }

  ask(work: Work, address: string): void {
    refuseFor(longest(networksOf(address), (network) => this.work[work].wait(network)));
  }

  worked(work: Work, address: string, milliseconds: number): void {
    for (const network of networksOf(address)) this.work[work].use(network, milliseconds);
  }

  trusts(address: string): boolean {
    const networks = networksOf(address);
    const today = longest(networks, (network) => this.trustedOfDay.wait(network));
    if (Math.max(this.trusted.wait(networks), today) > 0) return false;
    this.trust(networks, 1);
    return true;
  }

  forget(address: string): void {
    this.trust(networksOf(address), -1);
  }

  keep(address: string, form: string, bytes: number): void {
    const networks = networksOf(address);
    for (const network of networks) this.posts.use(network, 1, form);
    this.stored.use(networks, bytes);
  }

  /** @throws Problem 429 when there is room only after more than `wait`, in milliseconds */
  private refuseForRoom(networks: readonly Network[], wait: number): void {
    const room = this.stored.wait(networks);
    if (room > wait) refuseFor(room, noRoom);
  }

  private trust(networks: readonly Network[], leads: number): void {
    this.trusted.use(networks, leads);
    for (const network of networks) this.trustedOfDay.use(network, leads);
  }
}

/** In milliseconds: how long to wait for another post to end, which nobody can know. */
const moment = 2_000;

function longest(networks: readonly Network[], waitOf: (network: Network) => number): number {
  return Math.max(...networks.map(waitOf));
}

/** @throws Problem 429 when there is anything to wait for, in milliseconds */
function refuseFor(wait: number, words = tooMany): void {
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new Problem(429, words(inWords(seconds)), { headers: { 'Retry-After': String(seconds) } });
}

function tooMany(wait: string): string {
  return `Too many requests came from your network. Please try again in ${wait}.`;
}

/** There may be little room because of what others sent, and it may not be much that came from there. */
function noRoom(wait: string): string {
  const reason = 'There is little room just now, and your network has used its share of it.';
  return `${reason} Please call us or send it by email, or try again in ${wait}.`;
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
