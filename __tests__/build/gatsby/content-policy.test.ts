import { createHash } from 'node:crypto';
import { inlineBlocks, writeContentPolicy } from '../../../src/build/content-policy';
import { readJson, temporaryFolder, writeFiles } from '../../support/folders';

const loader = 'window.pagePath=document.currentScript.dataset.path;';

test("Gatsby's own scripts are allowed by the hash of their content", () => {
  const html = `<script id="gatsby-script-loader" data-path="/">${loader}</script>`;
  expect(inlineBlocks(html, 'index.html').scriptHashes).toEqual([sha256(loader)]);
});

test('An inline script that nobody foresaw stops the build and names the page', () => {
  expect(() => inlineBlocks('<script>alert(1)</script>', 'public/index.html')).toThrow(
    'public/index.html holds an inline script nobody foresaw: alert(1)',
  );
});

test('A script that only mentions a known one in its attributes is refused', () => {
  expect(() => inlineBlocks('<script data-id="gatsby">alert(1)</script>', 'index.html')).toThrow('nobody foresaw');
});

test('Structured data and script files need no hash', () => {
  const html = '<script type="application/ld+json">{}</script><script src="/app.js"></script>';
  expect(inlineBlocks(html, 'index.html').scriptHashes).toEqual([]);
});

test('Style elements are allowed by their hash', () => {
  expect(inlineBlocks('<style data-href="x">a{color:red}</style>', 'index.html').styleHashes).toEqual([
    sha256('a{color:red}'),
  ]);
});

test('A style attribute is hashed as the browser sees it, not as HTML writes it', () => {
  const html = '<p style="font-family:&quot;Anek&#x27;s &amp; Latin&quot;"></p>';
  expect(inlineBlocks(html, 'index.html').styleAttributeHashes).toEqual([sha256('font-family:"Anek\'s & Latin"')]);
});

test('The policy of a site is the union of its pages, each hash once', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'index.html': '<style>a{}</style><style>b{}</style>',
    'products/index.html': '<style>b{}</style>',
  });
  writeContentPolicy(folder);
  expect(readJson(`${folder}/csp.json`)).toEqual({
    scriptHashes: [],
    styleHashes: [sha256('a{}'), sha256('b{}')].sort(),
    styleAttributeHashes: [],
  });
});

function sha256(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
