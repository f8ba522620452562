import { whatsappLink } from '../../../src/contract/contact-links';

/** A WhatsApp chat with a phone number as it was typed; undefined where its country is not known. */
export function whatsappTo(phone: string): string | undefined {
  const number = whatsappNumber(phone);
  return number && whatsappLink(number);
}

/** A letter to an e-mail address, whatever stands in it. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** The page of a lead at the desk, whose origin this is. */
export function deskLink(deskUrl: string, receipt: string): string {
  return `${deskUrl}/leads/${receipt}`;
}

/** With the code of its country and without signs; eleven digits from 01 on are a mobile number of Bangladesh. */
function whatsappNumber(phone: string): string | undefined {
  if (/^\+\d+$/.test(phone)) return phone.slice(1);
  return /^01\d{9}$/.test(phone) ? `88${phone}` : undefined;
}
