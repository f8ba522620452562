import { readFileSync } from 'node:fs';
import { filesIn } from '../../../../src/build/files-in';
import { sanitiseHtml } from '../../../../src/content/served/sanitise-html';

test.each([
  ['a link to another scheme', '<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
  ['a scheme broken by a tab', '<a href="java\tscript:alert(1)">go</a>', '<a>go</a>'],
  ['an address that only looks like a path', '<a href="/\\evil.example">go</a>', '<a>go</a>'],
  ['a handler', '<p onclick="alert(1)">text</p>', '<p>text</p>'],
  ['a class, an id and a style', '<p class="a" id="b" style="color:red">text</p>', '<p>text</p>'],
  ['an unknown element, but not its words', '<div>text</div>', 'text'],
  ['a script with everything in it', 'a<script>alert(1)</script>b', 'ab'],
  ['a picture', 'a<img src=x onerror=alert(1)>b', 'ab'],
])('Loses %s', (_, html, expected) => {
  expect(sanitiseHtml(html)).toBe(expected);
});

test('Nobody vouches for HTML but the sanitisers', () => {
  const callers = filesIn('src').filter(
    (file) => /\.tsx?$/.test(file) && /asSafeHtml\(/.test(readFileSync(file, 'utf8')),
  );
  expect(callers.sort()).toEqual([
    'src/content/served/sanitise-html.ts',
    'src/contract/rich-text.ts',
    'src/live/sanitise.ts',
    'src/shared/built-html.ts',
  ]);
});
