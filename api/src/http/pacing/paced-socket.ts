import type { Socket } from 'node:net';
import type { ParsingLine, Waiter } from './parsing-line';

/** In bytes, of a piece: the first of what arrives, about a request, and what follows quick ones at most. */
const least = 1024;
const most = 32 * 1024;

/** In milliseconds: what takes longer is followed by a smaller piece. */
const quick = 0.5;

/**
 * Hands what a connection receives to Node's parser in pieces, when it is their turn. Node calls `push` of the
 * connection with what has arrived (which it has not documented), and `_read` when more is wanted. Nothing more is
 * received while a piece waits.
 */
export function paceSocket(socket: Socket, line: ParsingLine): void {
  const [push, read] = [socket.push.bind(socket), socket._read.bind(socket)];
  const pieces: Buffer[] = [];
  let [isWanted, isEnded, size] = [true, false, least];

  const waiter: Waiter = {
    network: line.networkOf(socket.remoteAddress ?? ''),
    attained: 0,
    pending: 0,
    end: () => void socket.destroy(),
    parse() {
      const piece = nextPiece(pieces, size);
      if (!piece || socket.destroyed) return;
      isWanted = false;
      waiter.pending -= piece.length;
      const begun = performance.now();
      push(piece);
      size = performance.now() - begun < quick ? Math.min(2 * size, most) : least;
      if (pieces.length === 0 && isEnded) {
        push(null);
        socket.read(0);
      }
    },
  };
  const enter = () => {
    if (isWanted && pieces.length > 0 && !socket.isPaused()) line.enter(waiter);
  };

  socket.push = (received: Buffer | null) => {
    if (pieces.length === 0) {
      if (received === null) return push(null);
      waiter.attained = 0;
      size = least;
    }
    if (received) {
      pieces.push(received);
      waiter.pending += received.length;
    } else isEnded = true;
    enter();
    return false;
  };
  socket._read = (bytes) => {
    isWanted = true;
    if (pieces.length > 0) enter();
    else read(bytes);
  };
  socket.on('resume', enter);
  socket.on('pause', () => line.leave(waiter));
  socket.once('close', () => {
    pieces.length = 0;
    line.leave(waiter);
  });
}

/** Takes at most so many bytes from the front. */
function nextPiece(pieces: Buffer[], size: number): Buffer | undefined {
  const [first] = pieces;
  if (!first || first.length <= size) return pieces.shift();
  pieces[0] = first.subarray(size);
  return first.subarray(0, size);
}
