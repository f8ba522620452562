import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from './config';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Where log lines go; the tests pass their own. */
export type LogStream = { write(line: string): void };

/** The log, as JSON lines. Drivers hang values of the failed statement on their errors: only known-safe parts are kept. */
export function loggerOptions(level: LogLevel, stream?: LogStream): LoggerOptions {
  return { level, serializers: { err: describeError }, ...(stream && { stream }) };
}

function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { cause } = error;
  const { name, message, stack = '' } = cause instanceof Error ? cause : error;
  return { type: name, message, stack };
}
