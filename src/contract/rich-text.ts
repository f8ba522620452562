/**
 * What HTML of jobs and FAQs may hold (reliability X1): the structure of a text and links, nothing that runs, loads or
 * decorates. One list for all sanitisers. Links carry no `target` and need no `rel`: they open in the same window.
 */
export const richText = {
  tags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'h5', 'a'],
  attributes: { a: ['href'] },
  /** Elements that go with everything in them: what they hold is no text for readers. */
  dropped: [
    ...['script', 'style', 'template', 'noscript', 'textarea', 'title', 'select', 'option', 'svg', 'math', 'xmp'],
    ...['iframe', 'object', 'embed', 'applet', 'noembed', 'noframes', 'plaintext', 'audio', 'video'],
  ],
} as const;

/**
 * Where a link may lead: http, https, a letter, a telephone, or a page of this site. Blanks, control characters and
 * backslashes are refused anywhere, because browsers drop or turn them before they read an address
 * (https://url.spec.whatwg.org).
 */
export const allowedHref = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\\<>"\p{Cc}\p{Cf}]*$/iu;

declare const sanitised: unique symbol;

/** HTML that went through a sanitiser: the only kind that the site renders. */
export type SafeHtml = string & { readonly [sanitised]: true };

/**
 * Vouches for HTML. For the sanitisers, and for pages that hold what the build sanitised (src/build/resolvers.ts);
 * a test lists its callers.
 */
export function asSafeHtml(html: string): SafeHtml {
  return html as SafeHtml;
}
