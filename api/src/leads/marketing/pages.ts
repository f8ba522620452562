import { type Contacts, escapeHtml, otherWays, plainPage } from '../../http/plain-page';

interface Place {
  company: string;
  /** Receipt of the lead whose letter led here. */
  receipt: string;
  siteUrl: string;
}

/** What the link of a letter opens: it says what the button will do, and does nothing by itself. */
export function askingPage({ company, receipt }: Place): string {
  return plainPage(
    `Stop marketing from ${company || 'us'}?`,
    `<p>Press the button, and we send no more marketing to the email address that came with request <strong>${escapeHtml(receipt)}</strong>. You need not sign in or give a reason.</p>
<p>We still answer that request, and whatever else you ask us.</p>
<form method="post"><button>Stop marketing</button></form>
<p>If you would rather go on receiving it, close this page: nothing has changed.</p>`,
  );
}

/** The answer to the button, also when it was pressed before. */
export function stoppedPage({ receipt, siteUrl }: Place): string {
  return plainPage(
    'You will get no more marketing from us',
    `<p>We have noted it for the email address that came with request <strong>${escapeHtml(receipt)}</strong>. What is on its way may still arrive; after 7 working days at most nothing does. Fridays and public holidays in Bangladesh do not count.</p>
<p>We still answer that request. If you wish us to delete it instead, the <a href="${escapeHtml(siteUrl)}/data-policy#deletion">data policy</a> says how.</p>`,
  );
}

/** For every token that we cannot read, and for those of leads that are gone: it does not say which. */
export function unknownLinkPage(contacts: Contacts): string {
  return plainPage(
    'This link does not work',
    `<p>Its end may be missing: open it in the letter once more, or copy all of it into the address bar. It also ends when we delete the request it belongs to.</p>
<p>To stop our marketing without it, write to us from the email address that gets it, or tell us that address.</p>
${otherWays(contacts)}`,
  );
}

/** For a failure of ours. `detail` is written for visitors. */
export function failedPage(detail: string, contacts: Contacts): string {
  return plainPage(
    'That did not work',
    `<p>${escapeHtml(detail)}</p>
<p>Nothing has been changed. Open the link in the letter again in a few minutes.</p>
${otherWays(contacts)}`,
  );
}
