import { allowedHref, richText } from '../../src/contract/rich-text';

/** What a browser would build of a sanitised text that the allow-list does not allow. For tests in jsdom. */
export function richTextFaults(html: string): string[] {
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.innerHTML = html;
  return [...holder.querySelectorAll('*')].flatMap((element) => [
    ...(richText.tags.some((tag) => tag === element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`${element.localName} in another namespace`]),
    ...[...element.attributes].flatMap((attribute) => attributeFaults(element, attribute)),
  ]);
}

function attributeFaults({ localName }: Element, { name, value }: Attr): string[] {
  if (localName !== 'a' || name !== 'href') return [`${name} of <${localName}>`];
  return allowedHref.test(value) ? [] : [`a link to ${value}`];
}
