import type { FormDefinition } from './form';
import { demo } from './forms/demo';

/** Every form the site has. Adding one here gives it a route on the server and columns on the command line. */
export const forms: readonly FormDefinition[] = [demo];
