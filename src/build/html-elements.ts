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

/** A change of a text: what stands in its place from one offset to another, in UTF-16 units. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A text after all edits, which may touch, but not overlap; of two at one place the first stands first. */
export function edited(text: string, edits: readonly Edit[]): string {
  let written = '';
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.from - other.from)) {
    written += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return written + text.slice(at);
}

/** Gives the outermost element of a page an attribute, whatever its value was; pieces of pages stay as they are. */
export function rootAttribute(elements: readonly Element[], name: string, value: string): Edit[] {
  const place = elements.find(({ tagName }) => tagName === 'html')?.sourceCodeLocation;
  if (!place?.startTag) return [];
  const end = place.startTag.endOffset - 1;
  const former = place.attrs?.[name] ?? { startOffset: end, endOffset: end };
  const space = former.startOffset === end ? ' ' : '';
  return [{ from: former.startOffset, to: former.endOffset, text: `${space}${name}="${value}"` }];
}
