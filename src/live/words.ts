import { richText } from '../contract/rich-text';

/** Noncharacters, which no text has (Unicode 16, 23.7): the end of a line, and of a cell in it. */
const line = '\ufdd0';
const cell = '\ufdd1';

/** The words of HTML, line by line. The parser makes a document that runs and loads nothing. */
export function linesOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html.replace(/[\ufdd0\ufdd1]/g, ''), 'text/html');
  for (const element of body.querySelectorAll('*')) {
    if (element.matches(richText.dropped.join())) element.remove();
    else if (element.matches('td,th')) element.append(cell);
    else if (!element.matches(inline) && !(element instanceof HTMLUnknownElement)) {
      element.before(line);
      element.after(line);
    }
  }
  const lines = (body.textContent ?? '').split(line);
  return lines.map((one) => one.split(cell).map(inOneLine).filter(hasText).join(' · ')).filter(hasText);
}

/** What stands within a line, like what office programs make up; any other element begins and ends one. */
const inline = 'a,abbr,b,big,code,em,font,i,img,label,mark,q,s,small,span,strong,sub,sup,time,u,wbr';

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Something that is seen: no byte order mark or soft hyphen. */
function hasText(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text);
}

/** A text that should be plain: where it came with tags or references, its words, and otherwise as it is. */
export function plainText(text: string): string {
  return holdsHtml.test(text) ? linesOfHtml(text).join('\n') : text;
}

/** Whole tags and references only: `R&D` and `fewer than <5` are plain text. */
const holdsHtml = /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;
