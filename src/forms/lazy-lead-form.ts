import { lazily } from '../components/lazily';
import type { LeadFormProps } from './lead-form';

/** The form as a part of its own, in the browser; the server's build puts the form itself here (src/build/bundles.ts). */
export const LeadForm = lazily<LeadFormProps>(async () => ({ default: (await import('./lead-form')).LeadForm }));
