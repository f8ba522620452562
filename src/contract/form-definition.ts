/**
 * What a form is. A form is declared once, as data, and read by the browser (controls, labels, messages), the server
 * (rules), the staff's command line (columns) and the tests.
 */
export interface FormDefinition {
  /** Name in the store, on the command line and in URLs. */
  name: FormName;
  /** What somebody sends with it, as in news and letters: "Your message has been sent". */
  noun: string;
  /** What it is, if others have its name: they have no use for its drafts, nor for the words that confirm it. */
  variant?: 'order';
  /** What it asks for, where the page says that alone, such as plan and price: whatever confirms it repeats that. */
  asksFor?: string;
  /** Path of the POST, as the specification names it. */
  path: string;
  /** Label of the idle submit button. */
  submitLabel: string;
  /** Label while the answer is awaited, exactly as specified (dots included). */
  busyLabel: string;
  /** The sentence shown when the backend has stored the submission. */
  successMessage: string;
  /** Whether its box consents to marketing, as the privacy policy says in clause 1.4. */
  consentsToMarketing: boolean;
  fields: readonly FieldDefinition[];
}

/** By what its drafts are known, the words that confirm it (`data/pages/thank-you.json`) and their page. */
export function kindOf({ name, variant }: Pick<FormDefinition, 'name' | 'variant'>): string {
  return variant ?? name;
}

export type FormName = 'demo' | 'partner' | 'hire' | 'application' | 'contact';

export interface FieldDefinition {
  /** The multipart field name. Spelling and capitals belong to the wire contract (R-ENT-13): never "tidy" them. */
  name: string;
  kind: FieldKind;
  label: string;
  /** What to do when it is missing: shown at the field and in the summary. */
  prompt: string;
  required: boolean;
  /**
   * In characters after trimming; the server applies the same limit (R-FORM-11). Of a file, it is that of its name, and
   * the server alone applies it.
   */
  maxLength: number;
  /** HTML autocomplete token (R-FORM-18). */
  autoComplete?: string | undefined;
  /** Where the choices of a `choice` come from. */
  options?: OptionSource;
  /** What the page fills in and nobody is asked for, such as the plan that is ordered. */
  fixed?: string;
  help?: string;
  /** Heading that it stands under in the form, together with its neighbours of the same group. */
  group?: string;
}

export type FieldKind = 'text' | 'email' | 'phone' | 'website' | 'longText' | 'choice' | 'file';

/**
 * Fixed lists live in `data/options.json`; live lists are served by the API and baked into the build as a snapshot;
 * catalogue lists follow from the catalogues on both sides; the open jobs follow from the list of jobs and the date.
 */
export type OptionSource = FixedList | LiveList | CatalogueList | 'openJobs';
export type FixedList = 'companySize' | 'role' | 'leadSource' | 'experience' | 'education';
export type LiveList = 'countries' | 'industries' | 'products';
export type CatalogueList = 'hireServices' | 'solutions';

export interface Option {
  /** What is sent and stored. */
  value: string;
  /** What is shown. */
  label: string;
  /** Heading that it stands under, together with its neighbours of the same group. */
  group?: string;
}
