/** Elements that stand on lines of their own, so that the words before and after them are not one word. */
const blocks =
  /^(address|article|aside|br|dd|details|div|dl|dt|fieldset|h[1-6]|li|ol|option|p|section|summary|t[dhr]|ul)$/;

const silent = /^(script|style|template|noscript|svg)$/;

/** What people read of an element, hidden panels included and decoration left out, with single blanks. */
export function wordsOf(element: Element): string {
  return read(element).replace(/\s+/g, ' ').trim();
}

function read(element: Element): string {
  const name = element.localName;
  if (silent.test(name) || element.getAttribute('aria-hidden') === 'true') return '';
  const words = [...element.childNodes].map((node) =>
    node.nodeType === 3 ? (node.textContent ?? '') : node.nodeType === 1 ? read(node as Element) : '',
  );
  return blocks.test(name) ? ` ${words.join('')} ` : words.join('');
}

/** The accessible name of what this site names: by attribute, by another element, by a label, or by its own words. */
export function nameOf(element: Element): string {
  const owner = element.ownerDocument;
  const named = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (named !== null) return named;
  const others = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (others.length > 0) return others.map((id) => wordsOf(owner.getElementById(id) ?? element)).join(' ');
  const label = element.id && owner.querySelector(`label[for="${element.id}"]`);
  return wordsOf(label || element);
}

/** The name of a link without the note that every link to another site has. */
export function linkNameOf(link: Element): string {
  return nameOf(link).replace(/ ?\(opens in a new tab\)$/, '');
}
