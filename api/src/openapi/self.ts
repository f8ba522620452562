import { cachedAnswers, ifNoneMatch } from './cached';
import { refusals } from './refusals';

/** Of this document itself. */
export const selfOperation = {
  operationId: 'openapi',
  summary: 'This document',
  parameters: ifNoneMatch,
  responses: {
    ...cachedAnswers('OpenAPI 3.1', {
      type: 'object',
      properties: { openapi: { type: 'string', pattern: '^3\\.1\\.' } },
      required: ['openapi', 'info', 'paths'],
      additionalProperties: true,
    }),
    ...refusals([429, 500]),
  },
};
