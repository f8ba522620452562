import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { loadSanitiser, withoutHtml } from '../../../src/live/sanitise';
import { plainText } from '../../../src/live/words';

/** HTML as other backends, editors and office programs write it, and what readers get of it. */
const texts: [what: string, html: string, safe: string, words: string][] = [
  ['blocks that are taken away', '<div>One</div><DIV class="x">Two</DIV>', 'One<br>Two', '<p>One</p><p>Two</p>'],
  ['a block beside a paragraph', '<div><p>One</p></div><div>Two</div>', '<p>One</p>Two', '<p>One</p><p>Two</p>'],
  ['a block in a paragraph', '<p>a<div>b</div>c</p>', '<p>a<br>b<br>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  ['large headings', '<h1>Big</h1>text<h2>Two</h2>', 'Big<br>text<br>Two', '<p>Big</p><p>text</p><p>Two</p>'],
  ['a list of terms', '<dl><dt>Pay</dt><dd>50</dd></dl>', 'Pay<br>50', '<p>Pay</p><p>50</p>'],
  ['a rule', 'One<hr>Two', 'One<br>Two', '<p>One</p><p>Two</p>'],
  [
    'a table',
    '<table><thead><tr><th>Day</th><th>Time</th></tr></thead>\n<tbody><tr><td>Sat</td>\n<td>9 to 5</td></tr></tbody></table>',
    'Day · Time<br>Sat · 9 to 5',
    '<p>Day · Time</p><p>Sat · 9 to 5</p>',
  ],
  [
    'a table with empty cells',
    '<table><tr><td></td><td>A</td><td>&nbsp;</td><td>B</td></tr></table>',
    'A · B',
    '<p>A · B</p>',
  ],
  ['a table whose cells do not end', '<table><tr><td>a<td>b<tr><td>c</table>', 'a · b<br>c', '<p>a · b</p><p>c</p>'],
  [
    'a table with paragraphs',
    '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
    '<p>a</p><p>b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'blocks in emphasis',
    '<strong><div>Title</div></strong><div>text</div>',
    '<strong>Title</strong><br>text',
    '<p>Title</p><p>text</p>',
  ],
  [
    'blocks in a list',
    '<ul>\n<li><div>one</div></li>\n<li>two</ul>',
    '<ul><li>one</li><li>two</li></ul>',
    '<p>one</p><p>two</p>',
  ],
  ['a break at the end of a block', '<div>a<br></div><div><br></div><div>b</div>', 'a<br><br>b', '<p>a</p><p>b</p>'],
  ['paragraphs that do not end', '<p>one<p>two', '<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
  ['an attribute that looks like an end', '<div title="a > b">x</div><div>y</div>', 'x<br>y', '<p>x</p><p>y</p>'],
  ['what Word leaves', '<p class="MsoNormal">x<o:p></o:p></p>', '<p>x</p>', '<p>x</p>'],
  [
    'plain text with lines and paragraphs',
    'One &amp; two,\nthree < four\r\n \n\n  five\rsix\u2028seven\n',
    '<p>One &amp; two,<br>three &lt; four</p><p>five<br>six<br>seven</p>',
    '<p>One &amp; two,</p><p>three &lt; four</p><p>five</p><p>six</p><p>seven</p>',
  ],
  ['plain text in one line', ' R&amp;D in one line\n', ' R&amp;D in one line\n', '<p>R&amp;D in one line</p>'],
  ['lines of the source of HTML', '<p>One\ntwo</p>', '<p>One\ntwo</p>', '<p>One two</p>'],
  ['marks of our own', '<div>a\ufdd0b</div>\ufdd1c', 'ab<br>c', '<p>ab</p><p>c</p>'],
];

test.each(texts)('All sanitisers keep the lines and words apart in %s', async (_, html, safe, words) => {
  const sanitise = await loadSanitiser();
  expect([sanitiseHtml(html), sanitise(html), sanitise(sanitiseHtml(html))]).toEqual([safe, safe, safe]);
  expect(withoutHtml(html)).toBe(words);
});

test.each([
  ...['', ' ', '<p></p>', '&nbsp;', '\u00a0', '<br>', '<br/>', '<p>&nbsp;</p>\n<p><br></p>', '<ul><li> </li></ul>'],
  ...['<div>\u200b</div>', '<table><tr><td></td><td></td></tr></table>', '<a href="/faqs"></a>', '<!-- later -->'],
  ...['<p>&#8203;&shy;</p>', '<img src="/x.png">', '<script>x()</script>', '<h3>&nbsp;</h3>'],
])('All sanitisers make nothing of %j, in which nobody could read anything', async (html) => {
  const sanitise = await loadSanitiser();
  expect([sanitiseHtml(html), sanitise(html), withoutHtml(html)]).toEqual(['', '', '']);
});

test.each([
  ['<p>Dhaka</p>', 'Dhaka'],
  ['R&amp;D Engineer', 'R&D Engineer'],
  ['৳&nbsp;50,000&#8211;60,000', '৳ 50,000–60,000'],
  ['Senior<br>Engineer', 'Senior\nEngineer'],
  ['<ul><li>2 years</li><li>PHP</li></ul>', '2 years\nPHP'],
  ['<table><tr><td>From</td><td>50</td></tr></table>', 'From · 50'],
  ['<b onclick="x()">Hybrid</b><script>x()</script>', 'Hybrid'],
  ['<p>Dhaka, <st1:place>Sylhet</st1:place><o:p></o:p></p>', 'Dhaka, Sylhet'],
  ['<p>&nbsp;</p>', ''],
])('A text that should be plain, and is %s, reads as its words', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each(['R&D Engineer', 'fewer than <5 years', '5 < 6 > 4', 'a<b', 'C++ & C#', 'Two\nlines', 'AT&T;', ' x '])(
  'A plain text stays letter for letter: %j',
  (text) => {
    expect(plainText(text)).toBe(text);
  },
);
