import os from 'node:os';
import { dhakaDay } from '../../dhaka-time';

/**
 * When the letter of a morning was sent last, as far as this process knows. Also by how long the machine runs, which
 * no clock that is set changes: after a clock that was a day behind, or hours ahead, the day that is right has had its
 * letter, although it was written down for another one.
 */
export class LastLetter {
  private sent: { clock: Date; uptime: number } | undefined;
  /** The day whose letter was still to be sent at the last look. */
  private open: string | undefined;

  /** Its letter is still to be sent at this moment. */
  isOpen(day: string): void {
    this.open = day;
  }

  /** The moment of a letter that is about to be sent: the clock may be set while it is under way. */
  begin(clock: Date): () => void {
    const sent = { clock, uptime: os.uptime() };
    return () => {
      this.sent = sent;
    };
  }

  /** Another server has sent it: since the last look, or so long ago that nobody here has seen it. */
  isSentByAnother(day: string, clock: Date): void {
    if (this.open !== day) return;
    this.open = undefined;
    this.begin(clock)();
  }

  /** From when on its reader knows nothing, if it came on this day by the clock of now. */
  sentOn(day: string, now: Date): Date | undefined {
    if (!this.sent) return undefined;
    const { clock, uptime } = this.sent;
    const then = new Date(now.getTime() - (os.uptime() - uptime) * 1000);
    if (dhakaDay(then.toISOString()) !== day) return undefined;
    // What has come since by a clock that was behind has its time.
    return clock < then ? clock : then;
  }
}
