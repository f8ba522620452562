import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../accounts/codes';

/** In seconds: how long a browser keeps its mark, with which it is no stranger to the throttle. */
const yearInSeconds = 365 * 24 * 60 * 60;

/** The cookies of the desk. Behind TLS their names keep them to this host and to TLS (`__Host-`, RFC 6265bis). */
export class Cookies {
  private readonly prefix: string;

  constructor(private readonly isSecure: boolean) {
    this.prefix = isSecure ? '__Host-' : '';
  }

  /** The token of the session; empty without one. */
  session(request: FastifyRequest): string {
    return this.read(request, 'desk');
  }

  /** The mark of the browser; empty without one. */
  mark(request: FastifyRequest): string {
    return this.read(request, 'desk-browser');
  }

  /** What tells browsers in which nobody has signed in yet apart, until they are closed; empty without one. */
  visitor(request: FastifyRequest): string {
    return this.read(request, 'desk-visitor');
  }

  /** Gives a browser its own, for the pages with forms for whoever is not signed in. @returns what it has now */
  markVisitor(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.visitor(request);
    if (known !== '') return known;
    const token = newToken();
    this.set(reply, 'desk-visitor', token, undefined);
    return token;
  }

  /** Until the browser is closed, at most: when the session ends, the server says. */
  setSession(reply: FastifyReply, token: string): void {
    this.set(reply, 'desk', token, undefined);
  }

  endSession(reply: FastifyReply): void {
    this.set(reply, 'desk', '', 0);
  }

  setMark(reply: FastifyReply, mark: string): void {
    this.set(reply, 'desk-browser', mark, yearInSeconds);
  }

  /** What has just been done, for the next page. */
  done(request: FastifyRequest): string {
    return this.read(request, 'desk-done');
  }

  /** For a minute: the page comes at once. Empty takes it away. */
  setDone(reply: FastifyReply, done: string): void {
    this.set(reply, 'desk-done', done, done ? 60 : 0);
  }

  private read({ headers }: FastifyRequest, name: string): string {
    return parse(headers.cookie ?? '')[this.prefix + name] ?? '';
  }

  private set(reply: FastifyReply, name: string, value: string, maxAge: number | undefined): void {
    const kept = { path: '/', httpOnly: true, sameSite: 'strict', secure: this.isSecure } as const;
    const options = maxAge === undefined ? kept : { ...kept, maxAge };
    // Fastify adds to earlier cookies of the same answer.
    reply.header('Set-Cookie', serialize(this.prefix + name, value, options));
  }
}
