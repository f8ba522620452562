import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a page in their order, those that only browsers without scripts see among them. */
export function* elementsOf(html: string): Generator<Element> {
  yield* below(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
}

function* below(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    yield* below('content' in node ? node.content : node);
  }
}

/** The value of an attribute as the browser sees it; undefined when there is none. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** What stands in an element that holds raw text, such as a script. */
export function rawText({ childNodes }: Element): string {
  return childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** A page whose outermost element has this attribute, whatever its value was; pieces of pages stay as they are. */
export function withRootAttribute(html: string, name: string, value: string): string {
  for (const { tagName, sourceCodeLocation: place } of elementsOf(html)) {
    if (tagName !== 'html' || !place?.startTag) continue;
    const end = place.startTag.endOffset - 1;
    const former = place.attrs?.[name] ?? { startOffset: end, endOffset: end };
    const space = former.startOffset === end ? ' ' : '';
    return `${html.slice(0, former.startOffset)}${space}${name}="${value}"${html.slice(former.endOffset)}`;
  }
  return html;
}
