/** What the tests ask of a browser: six commands of the W3C's WebDriver, which Firefox and WebKit both know. */
export interface Commands {
  navigate: { url: string };
  /** Of the window, in CSS pixels. */
  resize: { width: number; height: number };
  /** Runs the body of a function. Elements go in and come out as `ElementReference`. */
  run: { script: string; args: readonly unknown[] };
  click: { id: string };
  /** What mouse and keyboard do, as the standard writes it down (Actions, 17.5). */
  act: { actions: readonly object[] };
  /** Types; into a field for a file, its path. */
  type: { id: string; text: string };
}

/** A browser that was started for the tests. */
export interface Engine {
  /** Resolves with the value of the answer. */
  send: <Name extends keyof Commands>(command: Name, parameters: Commands[Name]) => Promise<unknown>;
  stop: () => Promise<void>;
}
