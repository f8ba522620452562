import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends a request byte for byte and reads its answer. As a real client does, it holds the body back for 100 Continue
 * when the request asks for it.
 */
export async function sendRaw(port: number, request: Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  try {
    const bodyAt = request.indexOf('\r\n\r\n') + 4;
    const answer = readAnswer(socket);
    if (/^expect: *100-continue/im.test(request.toString('latin1', 0, bodyAt))) {
      socket.write(request.subarray(0, bodyAt));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.write(request.subarray(bodyAt));
    } else socket.write(request);
    return await answer;
  } finally {
    socket.destroy();
  }
}

function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const read = () => {
      const answer = parse(received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
      if (answer) resolve(answer);
    };
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
      read();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`The connection was closed after ${JSON.stringify(received)}`)));
  });
}

/** Undefined until all of it is there. */
function parse(received: string): RawAnswer | undefined {
  const bodyAt = received.indexOf('\r\n\r\n') + 4;
  if (bodyAt < 4) return undefined;
  const [line = '', ...lines] = received.slice(0, bodyAt - 4).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => [nameOf(header), header.slice(header.indexOf(':') + 1).trim()]),
  );
  const body = received.slice(bodyAt);
  if (body.length < Number(headers['content-length'] ?? 0)) return undefined;
  return { status: Number(line.split(' ')[1]), headers, body: Buffer.from(body, 'latin1').toString() };
}

function nameOf(header: string): string {
  return header.slice(0, header.indexOf(':')).toLowerCase();
}
