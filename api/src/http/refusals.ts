import { Problem, unavailable } from './problem';

/**
 * Words for what is refused in more than one place, and for what Fastify and Node refuse, whose own messages can quote
 * the request.
 */
const details: Record<number, string> = {
  400: 'The request could not be read.',
  408: 'The request took too long.',
  413: 'The submission is too large.',
  414: 'The address is too long.',
  415: 'Send the form as multipart/form-data.',
  431: 'The header of the request is too large.',
};

/** The refusal with this status, in words for whoever sent the request; 500 when there are none for it. */
export function refusal(status: number): Problem {
  const detail = details[status];
  return detail ? new Problem(status, detail) : new Problem(500, 'Something went wrong on our side. Please try again.');
}

/** For a form that finds no memory for its body, or that nothing is free to read or judge in time. */
export function tooManyFiles(): Problem {
  return unavailable('More arrives just now than our server can take at once. Please try again.');
}
