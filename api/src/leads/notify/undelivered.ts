/**
 * How a failure goes on unless somebody acts. `passing`: it may be over by itself. `setup`: nothing gets through this
 * channel until its settings or the other side are mended. `refused`: this one notification is not taken, whatever
 * becomes of others. `nobody`: the address of the visitor does not exist.
 */
export type Outlook = 'passing' | 'setup' | 'refused' | 'nobody';

/** Why something was not delivered, in words for staff: never quotes what a visitor typed. */
export class Undelivered extends Error {
  constructor(
    message: string,
    readonly outlook: Outlook = 'passing',
    /** What the other side said itself (`ownWords`), which the log never has. */
    readonly said = '',
    /** In milliseconds that the other side asks us to wait. */
    readonly wait = 0,
  ) {
    super(message);
  }
}
