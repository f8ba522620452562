import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { handlingStates } from '../../leads/store/desk-schema';
import { fieldsOf, typedIn } from './fields';
import { pageOfForm } from './own-path';
import { Waiting } from './waiting';

/**
 * What was typed and chosen on the page of a lead and is not saved. What nobody chose is not among it; beside a choice
 * stands what the page showed before it, so that nobody who was quicker is overruled by it later.
 */
export type Draft = { words: string } & z.infer<typeof choices> & Partial<z.infer<typeof seen>>;

const day = z.union([z.literal(''), z.iso.date()]);
const choices = z.object({
  state: z.enum(handlingStates).optional().catch(undefined),
  owner: z.string().max(64).optional().catch(undefined),
  callOn: day.optional().catch(undefined),
});
const seen = z.object({ seenState: z.string(), seenOwner: z.string(), seenCallOn: z.string() }).partial();

/** For whoever typed it, by account: it waits behind the end of a session too. */
export class Drafts extends Waiting<Draft> {
  constructor() {
    super({ each: 20, all: 500 });
  }

  /**
   * Keeps what a form of a lead brought along, whichever of its buttons was pressed; a form that has no note of its own
   * leaves what waits there.
   *
   * @returns whether anything waits of this form
   */
  keepFrom(request: FastifyRequest, staffId: string): boolean {
    if (typeof fieldsOf(request).words !== 'string') return false;
    const page = pageOfForm(request.url);
    const draft = draftIn(request);
    if (draft) this.keep(staffId, page, draft);
    else this.forget(staffId, page);
    return draft !== undefined;
  }
}

function draftIn(request: FastifyRequest): Draft | undefined {
  const fields = fieldsOf(request);
  const { state, owner, callOn } = choices.parse(fields);
  const { seenState, seenOwner, seenCallOn } = seen.safeParse(fields).data ?? {};
  const draft: Draft = {
    words: typedIn(request) ?? '',
    ...(state !== seenState && { state, seenState }),
    ...(owner !== seenOwner && { owner, seenOwner }),
    ...(callOn !== seenCallOn && { callOn, seenCallOn }),
  };
  return draft.words.trim() !== '' || Object.keys(draft).length > 1 ? draft : undefined;
}
