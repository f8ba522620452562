/** `+880 1000-000000` as a `tel:` address. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A WhatsApp chat, with its first message written if there is one (R-SHELL-20). */
export function whatsappLink(number: string, text = ''): string {
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** A mail with subject and text written. */
export function mailLink(address: string, subject: string, text: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
