import type { Role } from '../accounts/roles';
import type { Session } from '../accounts/sessions';
import type { StaffLeads } from '../leads/staff-leads';
import type { Refusal } from './refusals';

/** A request of somebody who is signed in. */
export interface Visit {
  session: Session;
  role: Role;
  /** The leads that they may see. */
  leads: StaffLeads;
  /** Stands in each form of theirs, and nobody else knows it. */
  formToken: string;
  /** On pages about a lead, the list that it was opened from. */
  back: string | undefined;
  /** On the page of a form that was refused, why. */
  refused: Refusal | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Behind `signedIn` only. */
    visit: Visit;
  }
  interface FastifyContextConfig {
    /** What a role must be allowed beyond the leads of its forms. */
    needs?: 'erases' | 'audits';
  }
}
