import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { wakerId } from './asleep';
import { attributeOf, type Element, elementsOf, rawText } from './html-elements';

export interface InlineBlocks {
  scriptHashes: string[];
  styleHashes: string[];
  styleAttributeHashes: string[];
}

/**
 * Writes `csp.json`: hashes of everything the pages hold inline, so that the policy needs no `unsafe-inline`
 * (reliability X2). An inline script nobody foresaw stops the build instead of being allowed silently.
 * @param blocks of each page, by its file
 */
export function writeContentPolicy(folder: string, blocks: ReadonlyMap<string, InlineBlocks>): void {
  const pages = [...blocks].sort(([one], [other]) => (one < other ? -1 : 1));
  const union = (kind: keyof InlineBlocks): string[] => [...new Set(pages.flatMap(([, page]) => page[kind]))].sort();
  const styleHashes = union('styleHashes');
  const policy = {
    scriptHashes: union('scriptHashes'),
    styleHashes,
    styleAttributeHashes: union('styleAttributeHashes'),
    stylesOfPages: Object.fromEntries(
      pages.map(([file, page]) => [
        `/${path.relative(folder, file)}`,
        page.styleHashes.map((hash) => styleHashes.indexOf(hash)),
      ]),
    ),
    apiOrigin: process.env.GATSBY_API_URL ? new URL(process.env.GATSBY_API_URL).origin : undefined,
  };
  writeFileSync(path.join(folder, 'csp.json'), `${JSON.stringify(policy, null, 2)}\n`);
}

/**
 * The inline scripts, styles and style attributes of a page. `file` only names it in the error.
 * @throws at a script, or a handler of an event, that nobody foresaw
 */
export function inlineBlocks(html: string, file: string): InlineBlocks {
  const elements = [...elementsOf(html)];
  for (const { tagName, attrs } of elements) {
    const handler = attrs.find(({ name }) => name.startsWith('on'));
    if (handler) throw new Error(`${file} holds a handler nobody foresaw: <${tagName} ${handler.name}>`);
  }
  const scripts = elements.filter((element) => element.tagName === 'script' && isInline(element));
  for (const script of scripts) {
    if (!isKnown(script))
      throw new Error(`${file} holds an inline script nobody foresaw: ${rawText(script).slice(0, 120)}`);
  }
  const attributes = elements.map((element) => attributeOf(element, 'style')).filter((style) => style !== undefined);
  return {
    scriptHashes: scripts.map((script) => hash(rawText(script))),
    styleHashes: elements.filter(({ tagName }) => tagName === 'style').map((style) => hash(rawText(style))),
    styleAttributeHashes: attributes.map(hash),
  };
}

function isInline(script: Element): boolean {
  return attributeOf(script, 'src') === undefined && attributeOf(script, 'type') !== 'application/ld+json';
}

/** Gatsby's own blocks, and what wakes the page. */
function isKnown(script: Element): boolean {
  return (
    ['gatsby-script-loader', 'gatsby-chunk-mapping', wakerId].includes(attributeOf(script, 'id') ?? '') ||
    /window\.___(chunkMapping|webpackCompilationHash)/.test(rawText(script))
  );
}

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
