import { tooLarge } from './invalid-file';

/** In bytes: all that is unpacked or copied of one document, with what is packed inside it. */
const maxInflated = 64 * 1024 * 1024;

/** In bytes: what of that is XML, which takes longest to read. The largest honest document known has 15 MB. */
const maxXml = 24 * 1024 * 1024;

/** Names of elements and attributes in all XML; deep ones count for more. The same document has a million. */
const maxNames = 2_000_000;

/** Files inside a document, and inside them. One with three hundred equations has as many. */
const maxFiles = 2000;

/**
 * What may still be spent on one document, whatever is packed into it and however deep, and as much once more (`again`)
 * for what is read a second time in another way.
 */
export class Budget {
  private inflated = maxInflated;
  private xml = maxXml;
  private names = maxNames;
  private files = maxFiles;

  private second: Budget | undefined;

  get again(): Budget {
    this.second ??= new Budget();
    return this.second;
  }

  /** In bytes. @throws InvalidFile */
  takeInflated(bytes: number): void {
    this.inflated -= bytes;
    if (this.inflated < 0) throw tooLarge();
  }

  /** In bytes: what may still be unpacked. */
  get leftInflated(): number {
    return this.inflated;
  }

  /** In bytes. @throws InvalidFile */
  takeXml(bytes: number): void {
    this.xml -= bytes;
    if (this.xml < 0) throw tooLarge();
  }

  /** @throws InvalidFile */
  takeNames(count: number): void {
    this.names -= count;
    if (this.names < 0) throw tooLarge();
  }

  /** @throws InvalidFile */
  takeFile(): void {
    this.files -= 1;
    if (this.files < 0) throw tooLarge();
  }
}
