import { application } from '../../../../../../src/contract/forms/application';
import { contact } from '../../../../../../src/contract/forms/contact';

/** What each client sends: the application with a file under three names, and a message without a file. */
export const cases = ['plain', 'bangla', 'quoted', 'text'] as const;

export type Case = (typeof cases)[number];

/** The name of the file as the person wrote it. */
export const fileNames: Record<Exclude<Case, 'text'>, string> = {
  plain: 'cv.pdf',
  bangla: 'জীবনবৃত্তান্ত.pdf',
  quoted: `my "best" cv's copy.pdf`,
};

/** The file that each of them sends, below api/test/leads/inspect/genuine: small, with bytes that are no text. */
export const document = 'pdf-api2.pdf';

export function formOf(name: Case) {
  return name === 'text' ? contact : application;
}

/** The fields that stand before the file. The client's name stands among them, so that no two requests are the same. */
export function fieldsOf(client: string, name: Case): Record<string, string> {
  const person = { name: 'রহিমা খাতুন', email: 'rahima@example.com' };
  if (name === 'text') {
    return { ...person, phone: '', subject: 'হোস্টিং', message: `নমস্কার।\nTwo cafés, & 50 % more soon (${client}).` };
  }
  return {
    ...person,
    phone: '+8801711000000',
    address: `ঢাকা, ${client}`,
    apply_for: 'Software Engineer',
    experience: '0-2 years',
    education: 'Masters / MBA / MSC or Equivalent',
  };
}
