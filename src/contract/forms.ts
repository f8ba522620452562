import type { FormDefinition } from './form';
import { application } from './forms/application';
import { contact } from './forms/contact';
import { demo } from './forms/demo';
import { hire } from './forms/hire';
import { partner } from './forms/partner';

/** Every form the site has. Adding one here gives it a route on the server and columns on the command line. */
export const forms: readonly FormDefinition[] = [demo, partner, hire, application, contact];
