/**
 * What a command would do has been shown, and nothing is done yet, since `--yes` was not said: a failure, so that no
 * script takes it for done.
 */
export class Unconfirmed extends Error {
  /** @param shown - Printed before the message. */
  constructor(
    readonly shown: string,
    message: string,
  ) {
    super(`${message} Nothing is done yet: add --yes to do it.`);
  }
}
