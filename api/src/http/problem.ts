import { STATUS_CODES } from 'node:http';
import type { FieldError } from '../../../src/contract/submission';

interface ProblemExtras {
  /** Distinguishes problems of one status where a program must (RFC 9457, section 3.1.1). */
  type?: string;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
}

/** Whether an answer tells of trouble of ours: 501 refuses what a client asks for, as those below 500 do. */
export function isOurTrouble(status: number): boolean {
  return status >= 500 && status !== 501;
}

/** A refusal that the visitor may read: thrown anywhere, answered by the error handler. `detail` is shown as it is. */
export class Problem extends Error {
  readonly type: string;
  readonly errors: readonly FieldError[];
  readonly headers: Record<string, string>;
  /** Of the request, when the trouble is ours: whoever tells us of it can say so, and the log has more. */
  requestId?: string;

  constructor(
    readonly status: number,
    readonly detail: string,
    { type = 'about:blank', errors = [], headers = {} }: ProblemExtras = {},
  ) {
    super(detail);
    this.type = type;
    this.errors = errors;
    this.headers = headers;
  }

  get title(): string {
    return STATUS_CODES[this.status] ?? 'Error';
  }

  /** The body of an `application/problem+json` answer (RFC 9457, with `errors` as in its section 3 example). */
  toJSON(): Record<string, unknown> {
    const { type, status, title, detail, errors, requestId } = this;
    return { type, title, status, detail, ...(errors.length > 0 && { errors }), ...(requestId && { requestId }) };
  }
}

/** The service is up, but something it needs is not. Retrying with the same key is safe (reliability R5). */
export function unavailable(detail: string): Problem {
  return new Problem(503, detail, { headers: { 'Retry-After': '5' } });
}
