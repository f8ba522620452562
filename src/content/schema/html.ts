import { z } from 'zod';
import { allowedHref, richText } from '../../contract/rich-text';
import { sanitiseHtml } from '../served/sanitise-html';
import { isTrimmed, noHiddenSigns } from './hidden-signs';

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
    if (!allowedHref.test(href))
      return `links to "${href}"; a link begins with https://, http://, mailto: or / for a page of this site`;
  }
  const safe = sanitiseHtml(text);
  if (safe === '') return 'has nothing to read in it';
  if (tagsOf(safe) !== tagsOf(text))
    return 'holds HTML that is not closed or not nested properly; every element but <br> needs its end, like <p>...</p>';
}

function tagsOf(text: string): string {
  return [...text.matchAll(tagPattern)].map(([, slash, name]) => `${slash}${name?.toLowerCase()}`).join();
}

/** Where the links of such a text lead. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/<a href="([^"]*)"/gi)].map(([, href = '']) => href);
}
