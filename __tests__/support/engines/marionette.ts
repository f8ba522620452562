import { once } from 'node:events';
import { connect } from 'node:net';

/** `[1, id, error, result]` */
type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: { value?: unknown }];

export interface Conversation {
  /** Asks by a name of Marionette's. Resolves with the value of the answer. */
  ask: (name: string, parameters: object) => Promise<unknown>;
  end: () => void;
}

/** Speaks Firefox's own protocol, for which geckodriver would be an interpreter. */
export async function converse(port: number): Promise<Conversation> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (let next = firstMessage(received); next; next = firstMessage(received)) {
      received = received.subarray(next.end);
      // Firefox begins by saying who it is.
      if (isAnswer(next.message)) waiting.get(next.message[1])?.(next.message);
    }
  });
  let id = 0;
  return {
    ask: async (name, parameters) => {
      id += 1;
      const asked = id;
      const answered = new Promise<Answer>((resolve) => waiting.set(asked, resolve));
      const message = JSON.stringify([0, asked, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , error, result] = await answered;
      waiting.delete(asked);
      if (error) throw new Error(`${error.error}: ${error.message}`);
      return result.value;
    },
    end: () => socket.destroy(),
  };
}

/** Messages are JSON behind their length in bytes and a colon. */
function firstMessage(received: Buffer): { message: unknown; end: number } | undefined {
  const colon = received.indexOf(':');
  if (colon === -1) return undefined;
  const end = colon + 1 + Number(received.subarray(0, colon).toString());
  if (received.length < end) return undefined;
  return { message: JSON.parse(received.subarray(colon + 1, end).toString()), end };
}

function isAnswer(message: unknown): message is Answer {
  return Array.isArray(message) && message[0] === 1;
}
