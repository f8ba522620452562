/**
 * What visitors may cost us, counted by address (reliability S5). `TRUST_PROXY` says which proxies are believed about
 * the address. Whoever has used up his own allowance is refused. Trust and the disk are for all together, and the more
 * all have used, the less one network may have: leads beyond its share of trust wait in quarantine, and posts beyond
 * its share of the disk are refused. Of the disk there are a few files' room for everybody, whatever others have used.
 */
export interface Quotas {
  /** Asked before the body of a post to a form is read. @throws Problem 429 when the sender has sent too many bytes */
  body(address: string): void;
  /**
   * Asked of a post that repeats nothing that is stored. Nothing is counted yet: whoever shares an address with others
   * could take it from them with posts that cost him nothing.
   * @throws Problem 429 when an allowance of the sender's is used up, or his share of the disk
   */
  post(address: string, form: string): void;
  /**
   * Counts a post among those that are under way, until its work ends. When there are too many, a slow one is stopped.
   * @throws Problem 429 when none is
   */
  during<T>(address: string, post: UnderWay, work: () => Promise<T>): Promise<T>;
  /** Counts bytes of a body as they arrive. @throws Problem 429 when there are far too many */
  received(address: string, bytes: number): void;
  /** Whether more of such work is done for the sender. @throws Problem 429 when he has had too much of it */
  ask(work: Work, address: string): void;
  /** Counts milliseconds for which a processor was busy, without the time in which the work waited. */
  worked(work: Work, address: string, milliseconds: number): void;
  /**
   * Whether staff and visitor are notified of one more lead from there (reliability R8). Asked of leads that passed
   * everything else, so that nobody uses up the trust in all with posts that cost him nothing.
   */
  trusts(address: string): boolean;
  /** Takes back that a lead was counted among those, because it was not stored, or not as a new one. */
  forget(address: string): void;
  /** Counts a new lead of a form, and what it takes on disk. */
  keep(address: string, form: string, bytes: number): void;
}

/** A post that may have to give its place to another. */
export interface UnderWay {
  readonly isSlow: boolean;
  stop(): void;
}

/** What keeps a processor busy: reading the body of a form, judging a document. */
export type Work = 'reading' | 'judging';

/** For load runs. */
export const noQuotas: Quotas = {
  body: () => {},
  post: () => {},
  during: (_address, _post, work) => work(),
  received: () => {},
  ask: () => {},
  worked: () => {},
  trusts: () => true,
  forget: () => {},
  keep: () => {},
};
