const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 1_000_000;

/**
 * What one network may cost us, and all of them together (reliability S5; decision 0025 says why so much). What was
 * used grows back steadily: `most` within `per`, in milliseconds. A network is an IPv4 address or a /64 of IPv6; the
 * wider ones around it have several times as much (`networksOf`).
 */
export const limits = {
  /** New leads of one form: fifty people who each send six. */
  posts: { most: 300, per: 10 * minute },
  /** Bytes of bodies, accepted or not: fifty people who each send the largest file twice. */
  bytes: { most: 600 * megabyte, per: 10 * minute },
  bytesOfDay: { most: 2_000 * megabyte, per: day },
  /** Bytes. A body that was begun in time may still arrive when `bytes` is used up, but no more than so much. */
  overdraft: 64 * megabyte,
  /** Posts that are under way at one moment: from the end of the headers, before any of the body, to the answer. */
  open: 60,
  /** Milliseconds of reading bodies: three hundred take less than a second, and the worst a tenth of one each. */
  reading: { most: 20_000, per: 10 * minute },
  /** Milliseconds of work at documents. Most of them take a tenth of a second, and none more than three. */
  judging: { most: 2 * minute, per: 10 * minute },
  /**
   * Leads of which the staff is notified and for which a visitor gets a letter: of all networks together, and of each.
   * Those beyond it are stored and answered like any other, and wait in quarantine (reliability R8).
   */
  trusted: { all: 3_000, each: 200, least: 0, per: 10 * minute },
  /** The same of each network in a day: a school whose pupils all apply, and no mailing of strangers through us. */
  trustedOfDay: { most: 1_000, per: day },
  /**
   * Letters that we send to one recipient within any hour, and within any 24 hours, to acknowledge a form. They are
   * counted in the database, for all instances together. Nobody honest goes without: one mailbox gets a letter for each
   * of the five forms, and once more on the same day; one domain for fifty people of a firm, and once more. Domains
   * that strangers share, such as those of large providers, have no limit of their own.
   */
  letters: { mailbox: { hour: 5, day: 10 }, domain: { hour: 50, day: 100 } },
  /**
   * Bytes of stored leads: of all networks together, and of each. `least` of them are for everybody, also when others
   * have used up all.
   */
  stored: { all: 10_000 * megabyte, each: 2_000 * megabyte, least: 25 * megabyte, per: day },
};
