/** Why something is not saved, in sentences for whoever asked for it. Nothing was changed then. */
export class Refusal extends Error {
  constructor(
    readonly sentences: readonly string[],
    readonly status = 422,
    /** What whoever asked must say, so that it is saved. */
    readonly asks?: 'isSame',
  ) {
    super(sentences.join('\n'));
  }
}
