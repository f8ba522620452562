import type { Lead } from './store/lead';

/** In bytes, so that with the receipt and a suffix while writing it stays below the 255 of common file systems. */
const maxBytes = 180;

/**
 * Name under which a lead's attachment is written: unique by the receipt, which also keeps it from being hidden, a
 * device of Windows or an option of a command. Letters of all scripts stay; what any shell or file system may take for
 * something else does not.
 */
export function safeFileName({ id }: Lead, name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_');
  const extension = /\.[a-z]+$/i.exec(plain)?.[0] ?? '';
  return `${id}-${shortened(plain.slice(0, plain.length - extension.length))}${extension}`;
}

/** Cut between letters as people see them, which may have marks of their own. */
function shortened(stem: string): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    if (Buffer.byteLength(short + segment) > maxBytes) break;
    short += segment;
  }
  return short;
}
