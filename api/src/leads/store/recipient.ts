/** The recipient of a letter, as the limits on letters count it. */
export interface Recipient {
  /** An address of which every spelling that one mailbox commonly has is the same. */
  mailbox: string;
  /** What all mailboxes of one owner have in common; null where strangers have theirs. */
  domain: string | null;
}

/**
 * Of an address in small letters. Before `@` only letters and digits up to a `+` count, if there are any, whosever
 * domain it is: providers leave out dots, and some hyphens and low lines. Where two people differ by no more, those two
 * share a limit. International domains need no care: addresses that we take have them in ASCII.
 */
export function recipientOf(email: string): Recipient {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1);
  const [user = '', ...rest] = domain.split('.');
  const provider = rest.join('.');
  // Whatever is sent to `anything@user.fastmail.com` reaches `user`.
  const [owner, home] = ofStrangers.has(provider) ? [user, provider] : [name, domain];
  const mailbox = `${owner.replace(ignored, '') || email.slice(0, at)}@${sameMailbox.get(home) ?? home}`;
  return { mailbox, domain: ofStrangers.has(home) ? null : owned(home) };
}

const ignored = /[^\p{L}\p{M}\p{N}]/gu;

/** Domains of which each mailbox is also one of another. */
const sameMailbox = new Map([
  ['googlemail.com', 'gmail.com'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['yandex.com', 'yandex.ru'],
]);

/** What somebody owns with all that is below it, so that inventing names there gains nothing. */
function owned(domain: string): string {
  const labels = domain.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && offices.has(second) ? -3 : -2).join('.');
}

/** Below these, national registries sell names: `kantha.com.bd`. Where one is missing, several owners share a limit. */
const offices = new Set('ac co com edu gob gov go info ltd me mil ne net nhs nic or org plc res sch'.split(' '));

/** Large providers of mailboxes for everybody. Those of a provider that is missing share a limit. */
const ofStrangers = new Set(
  `126.com 163.com aol.com fastmail.com gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com
  hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com live.co.uk live.com mac.com mail.com mail.ru me.com msn.com
  naver.com outlook.com outlook.de outlook.fr pm.me proton.me protonmail.ch protonmail.com qq.com rediffmail.com rocketmail.com
  tuta.com tutanota.com web.de yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.de
  yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru ymail.com zohomail.com zoho.com`.split(/\s+/),
);
