export interface Point {
  /** In CSS pixels from the corner of the window. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Keys by the names that Playwright gives them. */
export type Key = 'Escape' | 'Enter' | 'Space' | 'ArrowDown' | 'ArrowRight' | 'Home' | 'End' | 'PageDown' | 'Tab' | 'x';

/** What somebody can do with a browser, whichever it is. */
export interface Hands {
  goTo: (address: string) => Promise<void>;
  /** With a mouse, or a finger where there is no mouse. */
  point: (at: Point) => Promise<void>;
  /** Moves the mouse there. */
  hover: (at: Point) => Promise<void>;
  press: (key: Key, withShift?: boolean) => Promise<void>;
  /** Of the window that the page has. */
  size: () => Promise<Size>;
  resize: (size: Size) => Promise<void>;
  /** Runs a function in the page, once it has arrived. */
  run: <Arguments extends unknown[], Result>(
    script: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ) => Promise<Result>;
}

/** Waits until the page has drawn what it was told last, and stands still where it scrolls smoothly. */
export function drawn({ run }: Hands): Promise<void> {
  return run(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (let before = Number.NaN; before !== window.scrollY; await frame()) before = window.scrollY;
  });
}

/** Asks once more of a page that is being left meanwhile, of which nothing can be had. */
export async function settled<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 5 || !/context was destroyed|before the unload event/.test(String(error))) throw error;
    }
  }
}
