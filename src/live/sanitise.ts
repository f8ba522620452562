import { keepingLines, keepingWordsApart } from '../contract/html-blocks';
import { allowedHref, asSafeHtml, richText, type SafeHtml } from '../contract/rich-text';
import { linesOfHtml } from './words';

export type Sanitise = (html: string) => SafeHtml;

/**
 * The sanitiser of the browser, for texts that came from the backend after the page did (reliability X1). It is
 * fetched only then; while it cannot be fetched, texts are shown without their HTML.
 */
export async function loadSanitiser(): Promise<Sanitise> {
  try {
    const { default: purify } = await import('dompurify');
    return (html) => asSafeHtml(keepingWordsApart(html, (marked) => purify.sanitize(marked, options)));
  } catch {
    return withoutHtml;
  }
}

const options = {
  ALLOWED_TAGS: [...richText.tags],
  ALLOWED_ATTR: [...richText.attributes.a],
  ALLOWED_URI_REGEXP: allowedHref,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...richText.dropped],
};

/** The words of a text, a paragraph for each line. */
export function withoutHtml(html: string): SafeHtml {
  return asSafeHtml(
    linesOfHtml(keepingLines(html))
      .map((line) => `<p>${escapeText(line)}</p>`)
      .join(''),
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
