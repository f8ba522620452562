import type { FastifyServerOptions } from 'fastify';
import { knownFailure } from './failure';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where log lines go; the tests pass their own. */
export type LogStream = { write(line: string): void };

/**
 * The log, as JSON lines. Drivers hang values of the failed statement on their errors: only known-safe parts are kept.
 */
export function loggerOptions(level: LogLevel, stream?: LogStream): LoggerOptions {
  return { level, serializers: { err: describeError }, ...(stream && { stream }) };
}

function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { cause } = error;
  const source = cause instanceof Error ? cause : error;
  const { name, message, stack = '' } = source;
  const known = knownFailure(source);
  // What somebody else than a programmer mends needs no stack, and comes many times while it lasts.
  return known ? { type: name, message: known, stack: '' } : { type: name, message, stack };
}
