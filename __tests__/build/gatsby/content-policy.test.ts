import { createHash } from 'node:crypto';
import { policySources, sourcesOfPage } from '../../../api/src/http/content-policy';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { inlineBlocks, writeContentPolicy } from '../../../src/build/content-policy';
import { readJson } from '../../support/folders';

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

test.each([
  ['in an attribute that holds an end of a tag', "<p title='a>b'></p><script title='a>b'>alert(1)</script>"],
  ['in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['for browsers without scripts', '<noscript><svg><script>alert(1)</script></svg></noscript>'],
  ['in a template', '<template><script>alert(1)</script></template>'],
])('A script %s is seen', (_, html) => {
  expect(() => inlineBlocks(html, 'index.html')).toThrow('nobody foresaw: alert(1)');
});

test('What only looks like a script is none', () => {
  const html = '<!-- <script>alert(1)</script> --><textarea><script>alert(1)</script></textarea>';
  expect(inlineBlocks(html, 'index.html').scriptHashes).toEqual([]);
});

test('A handler of an event, which no policy of ours lets run, stops the build and is named', () => {
  expect(() => inlineBlocks('<img src="/a.png" onerror=alert(1)>', 'index.html')).toThrow(
    'index.html holds a handler nobody foresaw: <img onerror>',
  );
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

test.each(["<p style='color:red'></p>", '<p STYLE=color:red></p>'])('A style attribute is found in %s', (html) => {
  expect(inlineBlocks(html, 'index.html').styleAttributeHashes).toEqual([sha256('color:red')]);
});

test('The policy of a page allows its own styles, and no others', () => {
  const folder = siteOf({
    'index.html': '<style>a{}</style><style>b{}</style>',
    'terms/index.html': '<style>c{}</style>',
  });
  const sources = policySources.parse(readJson(`${folder}/csp.json`));
  const styles = (file: string) => sourcesOfPage(sources, file).styleHashes;
  const [a, b, c] = ['a{}', 'b{}', 'c{}'].map(sha256);
  expect([...styles('/index.html')].sort()).toEqual([a, b].sort());
  expect(styles('/terms/index.html')).toEqual([c]);
  expect(styles('/constructor')).toHaveLength(3);
});

test('The policy of a site is the union of its pages, each hash once', () => {
  const folder = siteOf({
    'index.html': '<style>a{}</style><style>b{}</style>',
    'products/index.html': '<style>b{}</style>',
  });
  expect(readJson(`${folder}/csp.json`)).toEqual({
    scriptHashes: [],
    styleHashes: [sha256('a{}'), sha256('b{}')].sort(),
    styleAttributeHashes: [],
    stylesOfPages: { '/index.html': expect.any(Array), '/products/index.html': expect.any(Array) },
  });
});

function sha256(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A folder that has the policy of these pages. */
function siteOf(pages: Record<string, string>): string {
  const folder = temporaryFolder();
  const blocks = Object.entries(pages).map(([file, html]) => [`${folder}/${file}`, inlineBlocks(html, file)] as const);
  writeContentPolicy(folder, new Map(blocks));
  return folder;
}
