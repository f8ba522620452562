import { requestClass } from './request-class';

/**
 * The network of the component tests. A request that no test answers is a failure, even where the code under test
 * takes it for a lost connection and carries on.
 */
export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Fields of a multipart body. */
  fields: Record<string, string>;
  /** Files of a multipart body. */
  files: Record<string, File>;
}

export type Answer = () => Promise<Response>;

let answers = new Map<string, Answer[]>();
let requests: Request[] = [];
let unanswered: string[] = [];

/** Answers requests such as `POST /api/customer-data-store`, in order; the last answer stays. */
export function answerWith(request: string, ...inOrder: Answer[]): void {
  answers.set(request, inOrder);
}

/** The requests for a path so far. */
export function requestsFor(path: string): Request[] {
  return requests.filter((request) => request.path === path);
}

/** JSON, unless the body is text. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = {
    ok: status >= 200 && status < 300,
    status,
    redirected: false,
    headers: new Headers(headers),
    json: async () => JSON.parse(text),
    text: async () => text,
  };
  return async () => response as Response;
}

/** An answer that came from another address than the one that was asked. */
export function redirected(to: Answer): Answer {
  return async () => Object.assign({}, await to(), { redirected: true });
}

export const noConnection: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that comes when the test says so. */
export function later(answered: Answer): { answer: Answer; arrive: () => void } {
  let arrive = () => {};
  const signal = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => signal.then(answered), arrive };
}

beforeEach(() => {
  answers = new Map();
  requests = [];
  unanswered = [];
  globalThis.fetch = async (input, init = {}) => {
    const { method = 'GET', headers, body } = init;
    return received(method, String(input), { ...(headers as object) }, body);
  };
  window.XMLHttpRequest = requestClass(received);
});

function received(method: string, path: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  requests.push({ method, path, headers, ...contentsOf(body) });
  return nextAnswer(`${method} ${path}`);
}

afterEach(() => {
  if (unanswered.length > 0) throw new Error(`Nobody expected these requests: ${unanswered.join(', ')}`);
});

function nextAnswer(request: string): Promise<Response> {
  const inOrder = answers.get(request) ?? [];
  const next = inOrder.length > 1 ? inOrder.shift() : inOrder[0];
  if (next) return next();
  unanswered.push(request);
  return Promise.reject(new Error(`Nobody expected ${request}`));
}

function contentsOf(body: unknown): Pick<Request, 'fields' | 'files'> {
  const contents: Pick<Request, 'fields' | 'files'> = { fields: {}, files: {} };
  for (const [name, value] of body instanceof FormData ? body : []) {
    if (typeof value === 'string') contents.fields[name] = value;
    else contents.files[name] = value;
  }
  return contents;
}
