import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a line does to the bytes of one direction. */
export interface Line {
  /** Called for every chunk in turn; resolves when the next may come. Nothing is forwarded but by this. */
  forward(chunk: Buffer, target: Socket): Promise<void>;
  /** Called when the sender has closed. */
  end?(target: Socket): Promise<void>;
}

export const faultNames = [
  'latency',
  'bandwidth',
  'slicing',
  'slow close',
  'timeout',
  'reset',
  'cut after 100 bytes',
  'cut after 400 bytes',
] as const;

export type FaultName = (typeof faultNames)[number];

/** Bad lines, made anew for every connection; lengths of time in milliseconds. */
export const faults: Record<FaultName, () => Line> = {
  latency: () => ({
    forward: async (chunk, target) => {
      await setTimeout(80);
      target.write(chunk);
    },
  }),
  bandwidth: () => inPieces(400, 10),
  slicing: () => inPieces(7, 0),
  'slow close': () => ({
    forward: async (chunk, target) => void target.write(chunk),
    end: async (target) => {
      await setTimeout(200);
      target.end();
    },
  }),
  /** Nothing gets through, and after a while the line is gone. */
  timeout: () => ({
    forward: async (_chunk, target) => {
      await setTimeout(150);
      target.destroy();
    },
  }),
  reset: () => ({ forward: async (_chunk, target) => void target.resetAndDestroy() }),
  'cut after 100 bytes': () => cutAfter(100),
  'cut after 400 bytes': () => cutAfter(400),
};

function inPieces(bytes: number, pause: number): Line {
  return {
    forward: async (chunk, target) => {
      for (let start = 0; start < chunk.length && !target.destroyed; start += bytes) {
        target.write(chunk.subarray(start, start + bytes));
        await setTimeout(pause);
      }
    },
  };
}

function cutAfter(bytes: number): Line {
  let left = bytes;
  return {
    forward: async (chunk, target) => {
      target.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left < 0) target.end(() => target.destroy());
    },
  };
}
