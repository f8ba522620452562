/**
 * Lines and cells of HTML. Sanitisers take most block elements away (richText), and the words of neighbours would run
 * together: marks in place of their tags keep them apart. The marks are noncharacters, which no text has (Unicode 16,
 * 23.7) and which sanitisers let pass. Nothing here makes anything safe: a sanitiser or a parser comes behind it.
 */
const block = '\ufdd0';
const cell = '\ufdd1';
const between = ' · ';

const lostBlocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'caption', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl'],
  ...['dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h6', 'header', 'hgroup', 'hr', 'legend'],
  ...['main', 'menu', 'nav', 'pre', 'search', 'section', 'summary', 'table', 'tr'],
]);
const keptBlocks = new Set(['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'h5']);
const cells = new Set(['td', 'th']);

/** The beginning of a tag: its attributes, which may hold a `>`, are left to the parser. */
const tagStart = /<\/?([a-z][a-z\d]{0,9})(?=[\s/>])/gi;

/** A whole tag as sanitisers write it, without attributes. */
const plainTag = /^<\/?([a-z\d]{1,10})>$/;

/**
 * What a sanitiser makes of HTML, with a line break or a separator where a block that it took away began or ended; and
 * nothing when there is nothing to read, as in `<p>&nbsp;</p>`, which editors write. Plain text keeps its lines.
 */
export function keepingWordsApart(html: string, sanitise: (html: string) => string): string {
  return separated(sanitise(marked(keepingLines(html))));
}

/** A text without any tag as HTML: its lines stay lines, and those between blank ones are a paragraph. */
export function keepingLines(html: string): string {
  const lines = html.trim().split(/\r\n?|[\n\u2028\u2029]/);
  if (lines.length === 1 || anyTag.test(html)) return html;
  const paragraphs = lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('');
}

const anyTag = /<[a-z/!?]/i;

/** What has words and no marks stays as it is. */
function separated(clean: string): string {
  if (!hasText(clean.replace(/<[^<>]*>|[\ufdd0\ufdd1]/g, ''))) return '';
  if (!/[\ufdd0\ufdd1]/.test(clean)) return clean;
  let html = '';
  let wanted = '';
  let isLineStart = true;
  for (const token of clean.split(/(<[^<>]*>|[\ufdd0\ufdd1])/)) {
    if (token === block) wanted = isLineStart ? '' : '<br>';
    else if (token === cell) wanted ||= isLineStart ? '' : between;
    else if (keptBlocks.has(plainTag.exec(token)?.[1] ?? '')) {
      html += token;
      wanted = '';
      isLineStart = true;
    } else if (token.startsWith('</')) html += token;
    else if (token.startsWith('<')) {
      html += wanted + token;
      isLineStart ||= wanted !== '';
      wanted = '';
    } else if (!isBlank(token) || (wanted === '' && !isLineStart)) {
      html += wanted + token;
      wanted = '';
      isLineStart = false;
    }
  }
  return html;
}

/** An empty element takes the place of each tag: out of a table, a parser would move what belongs to no cell. */
function marked(html: string): string {
  return html.replace(/[\ufdd0\ufdd1]/g, '').replace(tagStart, (tag, name: string) => {
    if (cells.has(name.toLowerCase())) return `${cell}<wbr`;
    return lostBlocks.has(name.toLowerCase()) ? `${block}<wbr` : tag;
  });
}

function hasText(text: string): boolean {
  return !isBlank(text);
}

/** Also of what nobody sees, such as a soft hyphen or a byte order mark. */
function isBlank(text: string): boolean {
  return /^(?:&nbsp;|[\s\p{Cf}])*$/u.test(text);
}
