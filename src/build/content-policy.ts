import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './precompress';

interface InlineBlocks {
  scriptHashes: string[];
  styleHashes: string[];
  styleAttributeHashes: string[];
}

/**
 * Writes `csp.json`: hashes of everything the pages hold inline, so that the policy needs no `unsafe-inline`
 * (reliability X2). An inline script nobody foresaw stops the build instead of being allowed silently.
 */
export function writeContentPolicy(folder: string): void {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  const blocks = pages.map((file) => inlineBlocks(readFileSync(file, 'utf8'), file));
  const union = (kind: keyof InlineBlocks): string[] => [...new Set(blocks.flatMap((page) => page[kind]))].sort();
  const policy = {
    scriptHashes: union('scriptHashes'),
    styleHashes: union('styleHashes'),
    styleAttributeHashes: union('styleAttributeHashes'),
    apiOrigin: process.env.GATSBY_API_URL ? new URL(process.env.GATSBY_API_URL).origin : undefined,
  };
  writeFileSync(path.join(folder, 'csp.json'), `${JSON.stringify(policy, null, 2)}\n`);
}

/** The inline scripts, styles and style attributes of a page. `file` only names it in the error. */
export function inlineBlocks(html: string, file: string): InlineBlocks {
  const scripts = elements(html, 'script').filter(({ attributes }) => !/\bsrc=|application\/ld\+json/.test(attributes));
  for (const { attributes, content } of scripts) {
    if (!isKnown(attributes, content))
      throw new Error(`${file} holds an inline script nobody foresaw: ${content.slice(0, 120)}`);
  }
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)];
  return {
    scriptHashes: scripts.map(({ content }) => hash(content)),
    styleHashes: elements(html, 'style').map(({ content }) => hash(content)),
    styleAttributeHashes: attributes.map(([, content]) => hash(unescapeAttribute(content ?? ''))),
  };
}

/** Elements that hold raw text, which ends at the first closing tag of their name. @throws when one has none */
function elements(html: string, name: string): { attributes: string; content: string }[] {
  const found = [];
  const tag = `<${name}`;
  for (let at = html.indexOf(tag); at >= 0; at = html.indexOf(tag, at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${name}>`, start);
    if (start === 0 || end < 0) throw new Error(`The page has a ${name} element without an end`);
    found.push({ attributes: html.slice(at + tag.length, start - 1), content: html.slice(start, end) });
    at = end;
  }
  return found;
}

/** Gatsby's own blocks. */
function isKnown(attributes: string, content: string): boolean {
  return (
    /id="gatsby-(script-loader|chunk-mapping)"/.test(attributes) ||
    /window\.___(chunkMapping|webpackCompilationHash)/.test(content)
  );
}

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The browser hashes the attribute's value, not its HTML. */
function unescapeAttribute(attribute: string): string {
  return attribute
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
