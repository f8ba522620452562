import { z } from 'zod';
import { keepingLines } from '../../contract/html-blocks';
import { allowedHref, richText } from '../../contract/rich-text';
import { sanitiseHtml } from '../served/sanitise-html';
import { faultOfLink } from './addresses';
import { isTrimmed, noHiddenSigns } from './hidden-signs';
import { slipIn } from './plain-text';

/**
 * Text that may hold a little HTML. What the sanitisers would take away is refused here, so that a text never loses
 * parts silently (reliability X1).
 */
export function html(max: number, description: string) {
  return z
    .string()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine(isTrimmed, 'must not begin or end with a space')
    .superRefine(noHiddenSigns)
    .superRefine((text, context) => {
      // An empty text is reported above.
      const message = text === '' ? undefined : faultOf(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .describe(`${description} Plain text, or HTML with ${richText.tags.join(', ')}.`)
    .meta({ reference: 'html', graphql: null });
}

const tagPattern = /<(\/?)([a-z!?][^\s/>]*)([^>]*)>?/gi;

function faultOf(text: string): string | undefined {
  for (const [whole, slash, name = '', rest = ''] of text.matchAll(tagPattern)) {
    const tag = name.toLowerCase();
    const attributes = rest.trim().replace(/\/$/, '');
    if (!richText.tags.some((one) => one === tag))
      return `holds <${slash}${name}>, which is not allowed here; use ${richText.tags.join(', ')}`;
    if (slash || attributes === '') continue;
    const [, href] = (tag === 'a' && /^href="([^"]*)"$/i.exec(attributes)) || [];
    if (href === undefined) return `holds ${whole}; only <a href="..."> may say more than its name`;
    const fault = faultOfLink(href);
    if (fault) return `has a link that ${fault}`;
    if (!allowedHref.test(href))
      return `links to "${href}"; a link begins with https://, http://, mailto:, tel: or / for a page of this site`;
  }
  const safe = sanitiseHtml(text);
  if (safe === '') return 'has nothing to read in it';
  // The lines of plain text become paragraphs, which are as they were meant.
  const lined = keepingLines(text);
  if (tagsOf(safe) !== tagsOf(lined))
    return 'holds HTML that is not closed or not nested properly; every element but <br> needs its end, like <p>...</p>';
  if (lined === text && hasLostLine(text))
    return 'has a line break beside HTML, where it is read as a blank: put <p>...</p> around each paragraph, or <br> where a line ends';
  return slipIn(text);
}

/** Whether words of two lines would run together: only in plain text a line is one. */
function hasLostLine(text: string): boolean {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.some((line, at) => at > 0 && !endsLine.test(lines[at - 1] ?? '') && !beginsLine.test(line));
}

const endsLine = /<\/?(?:p|br|ul|ol|li|h[345])\s*\/?>$/i;
const beginsLine = /^<\/?(?:p|br|ul|ol|li|h[345])\s*\/?>/i;

function tagsOf(text: string): string {
  return [...text.matchAll(tagPattern)].map(([, slash, name]) => `${slash}${name?.toLowerCase()}`).join();
}

/** Where the links of such a text lead. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/<a href="([^"]*)"/gi)].map(([, href = '']) => href);
}
