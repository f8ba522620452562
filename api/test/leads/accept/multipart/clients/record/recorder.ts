import { createServer, type Server, type Socket } from 'node:net';

export interface Recorder {
  origin: string;
  /** Answers a GET by its path: with the page from which a browser sends its form. */
  page: (path: string) => string;
  /** Gets each POST, byte for byte as it came. */
  keep: (request: Buffer) => void;
  server: Server;
}

/** Always the same, so that recording again changes only what the clients changed. */
const port = 18_211;

const created = answer('201 Created', 'application/json', '{"message":"Recorded"}');

/** A server that reads one request a connection. */
export async function startRecorder(): Promise<Recorder> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    readRequest(socket, (request) => {
      const [, method, target = ''] = /^(\S+) (\S+)/.exec(request.toString('latin1')) ?? [];
      if (method !== 'POST') return answer('200 OK', 'text/html; charset=utf-8', recorder.page(target));
      recorder.keep(request);
      return created;
    });
  });
  const recorder: Recorder = {
    origin: `http://127.0.0.1:${port}`,
    page: () => '',
    keep: () => undefined,
    server,
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return recorder;
}

function readRequest(socket: Socket, answerTo: (request: Buffer) => Buffer): void {
  let received: Buffer = Buffer.alloc(0);
  let continued = false;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    const end = received.indexOf('\r\n\r\n') + 4;
    if (end < 4) return;
    const head = received.toString('latin1', 0, end);
    if (/^expect: *100-continue/im.test(head) && !continued) {
      continued = true;
      socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    }
    if (isComplete(head, received.subarray(end))) socket.end(answerTo(received));
  });
}

function isComplete(head: string, body: Buffer): boolean {
  if (/^transfer-encoding: *chunked/im.test(head)) return body.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
  return body.length >= Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
}

function answer(status: string, type: string, body: string): Buffer {
  const headers = [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  return Buffer.from(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
