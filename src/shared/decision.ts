export type Choice = 'accepted' | 'declined';

/** What is stored of a visitor's choice (R-COOKIE-06). */
export interface Decision {
  choice: Choice;
  /** ISO time. */
  date: string;
  /** Of the cookie policy the visitor was shown: `cookies.version` in data/site.json. */
  version: string;
}

/** As it is stored, under `consentKey`. */
export function decisionText(choice: Choice, version: string): string {
  return JSON.stringify({ choice, date: new Date().toISOString(), version } satisfies Decision);
}
