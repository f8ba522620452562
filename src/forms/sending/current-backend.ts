import type { Backend } from './backend';
import { foreignBackend } from './foreign-backend';
import { ownBackend } from './own-backend';

/** The backend of this build. The condition is known when the site is bundled, so the other one is left out. */
export const backend: Backend = process.env.GATSBY_API_MODE === 'contract' ? foreignBackend : ownBackend;
