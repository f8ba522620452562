import { Problem, unavailable } from './problem';

/**
 * What is refused in more than one place, and what Fastify and Node refuse: their own messages can quote the request.
 */
const details: Record<number, string> = {
  400: 'The request could not be read.',
  408: 'The request took too long.',
  413: 'The submission is too large.',
  415: 'Send the form as multipart/form-data.',
  431: 'The header of the request is too large.',
};

/** The refusal with this status, in words for whoever sent the request; 500 when there are none for it. */
export function refusal(status: number): Problem {
  const detail = details[status];
  return detail ? new Problem(status, detail) : new Problem(500, 'Something went wrong on our side. Please try again.');
}

/** There is no room for the body of a form, with a file or without, or no turn for it, or for its document. */
export function tooManyFiles(): Problem {
  return unavailable('More arrives just now than our server can take at once. Please try again.');
}
