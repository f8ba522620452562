/** What jsdom lacks and every browser has. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder, ___loader: { enqueue: () => {}, hovering: () => {} } });

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  /** Everything is in view. */
  IntersectionObserver: class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting: true }]);
    }
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  scrollTo: () => {},
});

Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {
  get(this: HTMLScriptElement) {
    return this.getAttribute('integrity') ?? '';
  },
  set(this: HTMLScriptElement, hash: string) {
    this.setAttribute('integrity', hash);
  },
});

Element.prototype.scrollIntoView = () => {};

HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
