/** An answer of the backend, read to its end. */
export interface Answer {
  status: number;
  /** Whether another address answered than the one that was asked. */
  isRedirected: boolean;
  retryAfter: string | null;
  text: string;
}

export interface PostOptions {
  headers: Record<string, string>;
  /**
   * Hears how much has left the browser, from 0 to 1. Listening makes browsers ask a backend on another origin for
   * permission first (CORS preflight), which only ours is known to answer, so without it nobody listens.
   */
  onProgress?: (share: number) => void;
}

/** In milliseconds: how long nothing may happen before an attempt counts as lost (R-API-11). */
const patience = 60_000;

/** In milliseconds, where nobody sees what happens: 5 MB at 150 kbit/s. */
const blindPatience = 300_000;

/**
 * Posts a form. `XMLHttpRequest`, because `fetch` does not say how far an upload is: a file may take minutes over a
 * weak network, and is only given up when nothing moves.
 * Throws when no answer came.
 */
export function post(url: string, body: FormData, { headers, onProgress }: PostOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), onProgress ? patience : blindPatience);
    };
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        if (total > 0) onProgress(loaded / total);
      };
    }
    request.onloadend = () => {
      window.clearTimeout(timer);
      // Status 0 is what a lost connection, a refusal by the browser and our own giving up have in common.
      if (request.status === 0) reject(new Error('No answer came'));
      else resolve(answerOf(request, url));
    };
    wait();
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest, url: string): Answer {
  return {
    status: request.status,
    isRedirected: request.responseURL !== new URL(url, window.location.href).href,
    retryAfter: retryAfterOf(request),
    text: request.responseText,
  };
}

/**
 * Looked up among all, because asking for one that a backend on another origin does not show is an error in the
 * console.
 */
function retryAfterOf(request: XMLHttpRequest): string | null {
  return /^retry-after: *(.+?)\r?$/im.exec(request.getAllResponseHeaders())?.[1] ?? null;
}
