/** What is known of a name is forgotten after something was noted of so many others since, and never before. */
const remembered = 10_000;

/** Notes of names, of which strangers may invent as many as they like. */
export class Remembered<T> {
  private latest = new Map<string, T>();
  /** What `latest` was when it was full. It is dropped as a whole, since to look for the oldest takes far longer. */
  private earlier = new Map<string, T>();

  get(name: string): T | undefined {
    return this.latest.get(name) ?? this.earlier.get(name);
  }

  set(name: string, note: T): void {
    this.latest.set(name, note);
    if (this.latest.size < remembered) return;
    this.earlier = this.latest;
    this.latest = new Map();
  }
}
