import type { FormDefinition } from '../form-definition';
import { application } from './application';
import { contact } from './contact';
import { demo } from './demo';
import { hire } from './hire';
import { partner } from './partner';

/**
 * Every form that the server takes: adding one here gives it a route there and columns on the command line. An order of
 * a hosting plan (`order.ts`) is none of its own, since it is sent as a contact message.
 */
export const forms: readonly FormDefinition[] = [demo, partner, hire, application, contact];
