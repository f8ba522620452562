import type { Hand } from './hand';
import type { Path, Point } from './path';
import type { Thread } from './thread';
import { loose, running, satin } from './thread';

/** Satin over a rectangle, its threads lying across. */
export function satinBox([x, y]: Point, [width, height]: Point, thread: Thread, hand: Hand): string {
  const inset = thread.width / 2;
  const count = Math.max(1, Math.round(height / (thread.width * 0.92)));
  const pitch = height / count;
  const chords = Array.from({ length: count }, (_, row): [Point, Point] => {
    const level = y + pitch * (row + 0.5);
    return [
      [x + inset, level],
      [x + width - inset, level],
    ];
  });
  return satin(chords, thread, hand);
}

/** A French knot, or with a larger radius a coiled disc: the thread wound from the rim inwards. */
export function knot([x, y]: Point, radius: number, thread: Thread): string {
  const rim = radius - thread.width / 2;
  const turns = Math.max(1, Math.round(rim / (thread.width * 0.85)));
  const steps = turns * 18;
  const coil = Array.from({ length: steps + 1 }, (_, step): Point => {
    // the first turn keeps to the rim, so that the disc is round
    const inward = Math.max(0, step - 18) / Math.max(1, steps - 18);
    const angle = (step / 18) * 2 * Math.PI;
    return [x + rim * (1 - inward) * Math.cos(angle), y + rim * (1 - inward) * Math.sin(angle)];
  });
  const heart = `<circle cx="${x}" cy="${y}" r="${rim}" fill="${thread.colour}"/>`;
  return heart + loose(coil, thread);
}

/** The quilting that makes cloth kantha: row upon row in the cloth's own colour. */
export function quilting([x, y]: Point, [width, height]: Point, pitch: number, thread: Thread, hand: Hand): string {
  const rows = Math.floor(height / pitch);
  return Array.from({ length: rows }, (_, row) => {
    const level = y + pitch * (row + 0.5);
    const shift = row % 2 ? thread.width * 2.4 : 0;
    const steps = Math.ceil(width / 120);
    const path: Path = Array.from(
      { length: steps + 1 },
      (_, step): Point => [x + shift + ((width - shift) * step) / steps, level + hand() * 1.6],
    );
    return running(path, thread, hand);
  }).join('');
}
