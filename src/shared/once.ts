/** Something that is fetched once for all pages, by whoever needs it first. */
export class Once<T> {
  /** Undefined until it has come. */
  value: T | undefined;
  private loading: Promise<T> | undefined;

  constructor(private readonly load: () => Promise<T>) {}

  /** Throws when it cannot be had; the next call tries again. */
  fetch(): Promise<T> {
    this.loading ??= this.load().then(
      (value) => {
        this.value = value;
        return value;
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /** For tests: it has not been fetched. */
  forget(): void {
    this.value = undefined;
    this.loading = undefined;
  }
}
