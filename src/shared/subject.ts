import { isRecord } from '../contract/record';

/** What a page is about: a page's query names it `subject`, so that the shell can carry it into chat and forms. */
export interface Subject {
  /** `Product`, `Service`, `Industry` or `Job`: the `__typename` of the entry. */
  kind: string;
  /** Jobs have none. */
  slug: string | null;
  title: string;
}

/** Reads the subject from the answer to a page's query; most pages have none. */
export function subjectOf(data: unknown): Subject | undefined {
  const subject = isRecord(data) ? data.subject : undefined;
  if (!isRecord(subject)) return undefined;
  const { kind, slug, title } = subject;
  if (typeof kind !== 'string' || typeof title !== 'string') return undefined;
  return { kind, slug: typeof slug === 'string' ? slug : null, title };
}

/** The first message of a chat: what it is about and where the visitor reads of it (R-SHELL-20). */
export function chatMessage(company: string, url: string, subject?: Subject): string {
  if (!subject) return `Hello ${company}, I have a question about ${url}`;
  const name = subject.kind === 'Job' ? `the position ${subject.title}` : subject.title;
  return `Hello ${company}, I have a question about ${name}: ${url}`;
}
