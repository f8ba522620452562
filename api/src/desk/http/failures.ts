import { Problem } from '../../http/problem';
import { knownSentence } from '../../log/failure';

/** What the page of a refusal says. Fastify's own words can quote the request, and those of a database its rows. */
export function problemOf(error: unknown): { status: number; detail: string } {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413)
    return {
      status,
      detail:
        'This is too long, and nothing is saved: a form may have 64 kB. Go back, where it may still stand, and shorten it.',
    };
  if (status >= 400 && status < 500) return { status, detail: 'The desk could not read this.' };
  const cause = knownSentence(error);
  if (!cause) return { status: 500, detail: 'Something went wrong in the desk. Please try again.' };
  const detail = `The database cannot be used: ${cause} What was saved before is not lost. Tell whoever runs the server.`;
  return { status: 503, detail };
}
