/** In milliseconds: how long something may keep still before only a new process can help (reliability S9). */
export const patience = {
  /** The event loop. Nothing that it has to do takes a second. */
  loop: 30_000,
  /**
   * A question to the database thread: as long as a slow disk may need for the longest, a portion of what is forgotten,
   * with all that waits before it.
   */
  database: 60_000,
};
