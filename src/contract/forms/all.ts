import type { FormDefinition } from '../form-definition';
import { application } from './application';
import { contact } from './contact';
import { demo } from './demo';
import { hire } from './hire';
import { partner } from './partner';

/** Every form the site has. Adding one here gives it a route on the server and columns on the command line. */
export const forms: readonly FormDefinition[] = [demo, partner, hire, application, contact];
