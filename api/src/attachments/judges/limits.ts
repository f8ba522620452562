/** What judging one document may take, and how many are judged (reliability S2, S8). */
export const limits = {
  /** In milliseconds that the worker itself has worked, whatever else the machine does meanwhile. */
  time: 3_000,
  /** In milliseconds that pass, from the moment that a worker begins: for one that does not come to work. */
  patience: 15_000,
  /** In megabytes, of JavaScript objects in one worker. */
  heap: 192,
  /** In megabytes, of WebAssembly in one worker. */
  webAssembly: 128,
  /** In megabytes, of arrays of bytes that are made for one document: what decoders give out. */
  arrays: 192,
  /** Workers, which is documents at a time: as many as the smallest machine has cores. */
  workers: 2,
  /** Documents that wait for a worker. More are answered with 503, and the visitor's page tries again. */
  queue: 24,
  /** In milliseconds, from a document's arrival until a worker begins: longer than all before it may work together. */
  wait: 45_000,
};

export type Limits = typeof limits;

/** The limits that a single document can pass. */
export type Limit = 'time' | 'memory' | 'arrays';
