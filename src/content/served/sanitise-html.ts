import sanitizeHtml from 'sanitize-html';
import { keepingWordsApart } from '../../contract/html-blocks';
import { allowedHref, asSafeHtml, richText, type SafeHtml } from '../../contract/rich-text';

/**
 * The sanitiser of the backend and the build (reliability X1). It writes HTML as browsers do, so that a text which is
 * already clean stays as it is, and nothing for HTML without words. Never for the browser, which has its own
 * (src/live/sanitise.ts).
 */
export function sanitiseHtml(html: string): SafeHtml {
  return asSafeHtml(keepingWordsApart(html, clean));
}

function clean(html: string): string {
  return sanitizeHtml(html, options).replaceAll('<br />', '<br>').replaceAll('\u00a0', '&nbsp;');
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richText.tags],
  allowedAttributes: { a: [...richText.attributes.a] },
  nonTextTags: [...richText.dropped],
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: allowedHref.test(href.trim()) ? { href: href.trim() } : ({} as sanitizeHtml.Attributes),
    }),
  },
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 12,
};
