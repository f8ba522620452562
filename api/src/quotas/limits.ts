const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 1_000_000;

/**
 * What one network may cost us, and all of them together (reliability S5; decision 0025 says why so much). `per` is in
 * milliseconds: in that time an allowance that was used up has grown back, steadily. One network is one IPv4 address or
 * one /64 of IPv6; wider networks have several times as much (`networksOf`).
 */
export const limits = {
  /** GET and HEAD of the API. */
  reads: { most: 3_000, per: 10 * minute },
  /** Posts to one form, whatever they hold: fifty people who each try six times. */
  posts: { most: 300, per: 10 * minute },
  /** Bytes of bodies, accepted or not: fifty people who each send the largest file twice. */
  bytes: { most: 600 * megabyte, per: 10 * minute },
  bytesOfDay: { most: 2_000 * megabyte, per: day },
  /** Bytes above `bytes` after which nothing more is received of a body that is under way. */
  overdraft: 64 * megabyte,
  /** Posts whose bodies are being received or judged at a moment. */
  open: 60,
  /** Milliseconds that workers have worked at documents: a tenth of a second at most of them, three seconds at the worst. */
  judging: { most: 2 * minute, per: 10 * minute },
  /**
   * Documents of one network that are judged, or wait for a worker, at a moment; its others wait until those are done. As
   * many for the widest network as for the narrowest: the workers have so few places (`attachments/judges/limits.ts`)
   * that sixteen times as many would be all of them.
   */
  judgedAtOnce: 4,
  /**
   * Leads that are told to the staff and acknowledged. All that follow are stored and answered like any other, and wait
   * in quarantine (reliability R8).
   */
  trusted: { all: 3_000, each: 200, least: 0, per: 10 * minute },
  /**
   * Letters of acknowledgement within any hour and any 24 hours, counted in the database, for all instances. To one
   * mailbox: whoever sends each of the five forms once, and all of them again on the same day, gets every letter. To one
   * domain, unless strangers share it: fifty people of one firm who each send a form, and another one on the same day.
   */
  letters: { mailbox: { hour: 5, day: 10 }, domain: { hour: 50, day: 100 } },
  /** Bytes of bodies whose leads were stored. `least` is for whoever comes when the others have taken it all. */
  stored: { all: 10_000 * megabyte, each: 2_000 * megabyte, least: 25 * megabyte, per: day },
};
