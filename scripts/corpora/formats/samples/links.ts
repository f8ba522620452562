import { escaped, paragraph, text } from './flat';

/** Addresses as people type them, and leave them: whole ones, those without a host, and words in their place. */
const addresses = [
  ...[
    'https://a.example/',
    'http://a.example',
    'https://a.example/?q=1&b=%20#f',
    'https://a.example:8443/x',
    'a.example',
  ],
  ...['www.a.example', 'https://a.example/x y.pdf', 'https://a.example/%', 'https://a.example/%zz', 'https:a.example'],
  ...['https://a.example/?x=a|b', 'https://a.example/a#b#c', 'https://a.example\\b', 'http://user@a.example/'],
  ...['https://a.example/a,b;c', "https://a.example/o'neil", 'https://a.example/(x)', 'https://a.example/[x]'],
  ...['#', '#T', '#bm|outline', 'http://', 'https://', 'http:///x', 'http://localhost/', 'https://192.0.2.1/'],
  ...['https://[2001:db8::1]/', 'https://বাংলা.example/পথ', 'https://bangla.বাংলা/', 'https://münchen.example/'],
  ...['https://例え.example/', 'https://xn--abc.example/', 'https://a.example/জীবন', 'mailto:x@বাংলা.example'],
  ...['mailto:a@b.example', 'mailto:a@b.example?subject=CV%20x', 'mailto:', 'a.b@c.example', 'tel:+8801711', 'sms:+1'],
  ...['skype:abc?call', 'callto:abc', 'whatsapp://send?phone=1', 'viber://chat?number=1', 'tg://resolve?domain=x'],
  ...['facetime:+88', 'xmpp:a@b.example', 'sip:a@b.example', 'geo:1,2', 'ftp://a.example/x', 'about:blank'],
  ...['../CV.pdf', 'CV%20final.docx', 'CV.pdf#page=2', 'file:///C:/My%20Docs/CV.pdf', 'file:///home/x/cv.pdf'],
  ...['https://a.example/x.exe', 'javascript:void(0)', 'data:text/plain,hi', 'news:x', 'webcal://a.example/x.ics', 'x'],
  ...['zoommtg://zoom.example/join?confno=1', 'intent://x#Intent;scheme=a;end', 'urn:isbn:1', 'doi:10.1/x', '   '],
];

const link = (address: string, attributes = '') =>
  `<text:a xlink:type="simple" xlink:href="${escaped(address)}" ${attributes}>l</text:a>`;

const picture =
  '<draw:frame text:anchor-type="as-char" svg:width="2cm" svg:height="2cm"><draw:text-box><text:p>l</text:p>' +
  '</draw:text-box></draw:frame>';

/** Links of each kind, by where they lead, and in each place. */
export const links: Readonly<Record<string, string>> = {
  ...Object.fromEntries(addresses.map((address) => [`link to ${address}`, paragraph(link(address))])),
  'links to nowhere': paragraph(
    ['#', 'https://', 'https://a.example/', 'http://', '#'].map((one) => link(one)).join(' '),
  ),
  'link to nowhere with a hint': paragraph(link('#', 'office:title="hint" office:target-frame-name="_blank"')),
  'link with a hint': paragraph(link('https://a.example/', 'office:title="hint" office:target-frame-name="_blank"')),
  'link in a note': paragraph(
    'a<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>' +
      `${link('https://বাংলা.example/')}</text:p></text:note-body></text:note>`,
  ),
  'link in a table': text(
    `<table:table><table:table-column/><table:table-row><table:table-cell><text:p>${link('#')}</text:p>` +
      '</table:table-cell></table:table-row></table:table>',
  ),
  'link of a frame': paragraph(`<draw:a xlink:type="simple" xlink:href="https://a.example/">${picture}</draw:a>`),
  'link to nowhere of a frame': paragraph(`<draw:a xlink:type="simple" xlink:href="#">${picture}</draw:a>`),
};
