type Receive = (method: string, path: string, headers: Record<string, string>, body: unknown) => Promise<Response>;

/** An `XMLHttpRequest` over the network of the tests: as much of it as the site uses. */
export function requestClass(receive: Receive): typeof XMLHttpRequest {
  class TestRequest {
    status = 0;
    responseText = '';
    responseURL = '';
    /** Without a listener browsers ask no backend on another origin for permission. */
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
    onprogress: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    private method = '';
    private path = '';
    private headers: Record<string, string> = {};
    private answered = new Headers();
    private isDone = false;

    open(method: string, path: string) {
      this.method = method;
      this.path = path;
    }

    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }

    getAllResponseHeaders() {
      return [...this.answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    send(body: unknown) {
      latest = this;
      sendingBegins();
      receive(this.method, this.path, this.headers, body).then(
        async (response) => {
          const text = await response.text();
          if (this.isDone) return;
          this.status = response.status;
          this.responseText = text;
          this.answered = response.headers;
          this.responseURL = new URL(response.redirected ? '/elsewhere' : this.path, window.location.href).href;
          this.end();
        },
        () => this.end(),
      );
    }

    abort() {
      this.end();
    }

    private end() {
      if (this.isDone) return;
      this.isDone = true;
      this.onloadend?.();
    }
  }
  let latest: TestRequest | undefined;
  progress = (loaded, total) => {
    if (!latest) throw new Error('Nothing is being uploaded.');
    latest.upload.onprogress?.({ loaded, total });
  };
  isWatched = () => latest?.upload.onprogress !== null;
  return TestRequest as unknown as typeof XMLHttpRequest;
}

let progress: (loaded: number, total: number) => void = () => {};
let isWatched: () => boolean = () => false;
let sendingBegins: () => void = () => {};

/** Resolves when the next request is sent: a file is looked at first, which no clock of a test brings about. */
export function nextUpload(): Promise<void> {
  return new Promise((resolve) => {
    sendingBegins = resolve;
  });
}

/** Tells the latest request that so many bytes have left the browser. */
export function uploaded(loaded: number, total: number): void {
  progress(loaded, total);
}

/** Whether anybody listens to how far the upload of the latest request is. */
export function isUploadWatched(): boolean {
  return isWatched();
}
