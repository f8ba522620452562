/** What judging one document may take, and how many are judged (reliability S2, S8). */
export const limits = {
  /** In milliseconds that the process itself has worked, whatever else the machine does meanwhile. */
  time: 3_000,
  /** In milliseconds: what most documents take, or a little more. */
  usual: 200,
  /**
   * In milliseconds that pass, from the moment that a process gets the document: for one that does not come to work,
   * because the machine is busy with something else. That says nothing of the document.
   */
  patience: 15_000,
  /** In megabytes, of JavaScript objects in one process. */
  heap: 192,
  /** In megabytes, of WebAssembly in one process. */
  webAssembly: 128,
  /** In megabytes, of arrays of bytes that are made for one document: what decoders give out. */
  arrays: 192,
  /** In megabytes, of the machine's memory for one process and all that it has loaded. */
  resident: 384,
  /**
   * How much the processes yield to the server, which answers everybody, as the system counts it (from 0 to 19): with
   * 5, a processor that both want goes to the server three times of four, and a document still comes to its end in
   * time.
   */
  niceness: 5,
  /** Processes, which is documents at a time: as many as the smallest machine has cores. */
  workers: 2,
  /**
   * Documents that wait for a process: of fifty people behind one address who send at once, and as many others. Of
   * more, those are answered with 503 whose senders have held up others most (`quotas/line.ts`), and the page tries
   * again.
   */
  queue: 120,
  /**
   * In milliseconds, from a document's arrival until a process has it. With the wait for its body to be read before,
   * and the work after, an answer may come later than a page waits for it (`src/forms/sending/post.ts`), which then
   * asks again under the same key.
   */
  wait: 45_000,
};

export type Limits = typeof limits;

/** The limits that a single document can pass. */
export type Limit = 'time' | 'memory' | 'arrays';

/** What ends the judging of a document: a limit that it passed, or that its process did not come to work for long. */
export type Stop = Limit | 'patience';

/** How a process ends itself, by its exit code, with a document that passes a limit. */
export const exitCodes = { memory: 70, arrays: 71 };
