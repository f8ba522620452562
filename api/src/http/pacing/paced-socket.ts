import type { Socket } from 'node:net';
import type { FairLine, Waiter } from '../turns/fair-line';
import type { RecentWork } from '../turns/recent-work';
import type { Unanswered } from './unanswered';

/** In bytes, of a piece: the first of what arrives, about a request, and what follows quick ones at most. */
const least = 1024;
const most = 32 * 1024;

/** In milliseconds: what takes longer is followed by a smaller piece. */
const quick = 0.5;

export interface PacedSocket {
  /** Whether it has sent something that waits to be parsed. */
  readonly waits: boolean;
}

interface Pace {
  line: FairLine;
  unanswered: Unanswered;
  /** Called after each piece of a request of which the header has come, while an answer goes out, and after it. */
  onActivity: () => void;
}

/**
 * Hands what a connection receives to Node's parser in pieces, when it is their turn, and never behind a request that
 * is whole and not answered. Node calls `push` of the connection with what has arrived (which it has not documented),
 * and `_read` when more is wanted. Nothing more is received while a piece waits.
 */
export function paceSocket(socket: Socket, { line, unanswered, onActivity }: Pace): PacedSocket {
  const [push, read] = [socket.push.bind(socket), socket._read.bind(socket)];
  const handOn = (piece: Buffer) => {
    push(piece);
    if (unanswered.has(socket)) onActivity();
  };
  // Something of an answer has gone out that filled the connection.
  socket.on('drain', onActivity);
  const received = new Received(line.networkOf(socket.remoteAddress ?? ''), handOn);
  const enter = () => {
    if (received.pending > 0 && !socket.isPaused() && !unanswered.isWhole(socket)) line.enter(received);
  };

  socket.push = (bytes: Buffer | null) => {
    // The end is received like anything else, so nothing waits by then.
    if (bytes === null) return push(null);
    received.add(bytes);
    enter();
    return false;
  };
  socket._read = (size) => (received.pending > 0 ? enter() : read(size));
  // What is paused may have been asked for before, and is not asked for again.
  socket.on('resume', enter);
  unanswered.onAnswer(socket, () => {
    onActivity();
    received.begin();
    enter();
  });
  socket.once('close', () => line.leave(received));
  return received;
}

/** What a connection has received, and Node's parser has not had. */
class Received implements Waiter, PacedSocket {
  attained = 0;
  private waiting: Buffer = Buffer.alloc(0);
  private size = least;

  constructor(
    readonly network: RecentWork,
    private readonly handOn: (piece: Buffer) => void,
  ) {}

  get pending(): number {
    return this.waiting.length;
  }

  get waits(): boolean {
    return this.pending > 0;
  }

  add(bytes: Buffer): void {
    this.waiting = this.pending > 0 ? Buffer.concat([this.waiting, bytes]) : bytes;
    this.size = least;
  }

  /** What follows is another request. */
  begin(): void {
    this.attained = 0;
    this.size = least;
  }

  work(): void {
    const piece = this.waiting.subarray(0, this.size);
    this.waiting = this.waiting.subarray(this.size);
    const begun = performance.now();
    this.handOn(piece);
    this.size = performance.now() - begun < quick ? Math.min(2 * this.size, most) : least;
  }
}
