import { contentsByEnd } from '../../../../src/leads/inspect/carried-kinds';
import { problemWithLink } from '../../../../src/leads/inspect/links/link';
import { testApp } from '../../../support/app';
import { apply, dataWithJob } from '../../../support/application';
import { browserHeaders } from '../../../support/multipart';
import { onePage, pdfOf } from '../../../support/pdf/make';
import { twistedPaths } from '../../../support/windows-names';

const harmless = [
  ...[
    'https://example.com/?q="a b"',
    'http://example.com',
    'ftp://example.com/x',
    'www.example.com',
    'localhost:8080/x',
  ],
  ...[
    'mailto:x@example.com',
    'tel:+8801711000000',
    'sms:+8801711000000',
    'x@example.com',
    'cv.html',
    'mail to:x@y.com',
  ],
  ...[
    'skype:name?chat',
    'callto:+88 01711 000000',
    'whatsapp://send?phone=880&text=%E0%A6%B9%E0%A6%BE',
    'viber://chat',
  ],
  ...[
    'skype:live:name.x?call',
    'skype:',
    'xmpp:x@example.com?message',
    'tg://user?id=1',
    'mailto:x@example.com?subject=CV',
  ],
  ...['callto:030/123456', 'callto:rahim?call', 'skype:rahim?chat&topic=x', 'skype:rahim?call&video=true'],
  ...['skype:a;b?chat', 'sip:a@b.com;transport=tls', 'sips:a@b.com;user=phone', 'xmpp:a@b.com/home'],
  ...['xmpp:room@conf?join', 'tg:@rahim', 'tg:rahim', 'tg:+88017', 'tg://t.me/rahim'],
  ...['tg://resolve?domain=x&start=y', 'mailto:x@example.com?subject=No attachments', 'mailto:insert@example.com'],
  ...['tg:resolve?domain=x', 'imo:x', 'sip:x@example.com', 'facetime:x@example.com', 'geo:23.8,90.4'],
  ...[
    'about:blank',
    'javascript:void(0)',
    'javascript:void(null)',
    'JavaScript: void 0 ;',
    'javascript:;',
    'javascript:',
  ],
  ...['javascript:return false;', 'javascript://', 'javascript:%20void(0);'],
  ...[
    'htpp://linkedin.com/in/x',
    'http:/example.com',
    'htp://x.com',
    'ttps://x.com',
    'htttps://x.com',
    'hhtps://x.com',
  ],
  ...['https//example.com', 'mialto:x@y.com', 'maito:x@y.com', 'httpd://x.com'],
  ...['email:x@y.com', 'Mobile:+8801711000000', 'GitHub:github.com/x', 'LinkedIn: https://linkedin.com/in/x'],
  ...['Portfolio:www.x.com', 'Website:localhost:3000', 'doi:10.1000/182', 'telegram:@name'],
  ...['Mob.:+8801711000000', 'Tel.:01711-000 000', 'ph:+8801711000000', 'phone-no:(880) 1711', 'LinkedIn.:www.x.com'],
  ...['LinkedIn-Profile:https://linkedin.com/in/x', 'Linkedin-Id:https://x.com', 'Verification-Link: https://x.com'],
  ...['GitHub-https://github.com', 'Portfolio-link:www.x.com', 'Live-Demo:https://x.com', 'live-link:https://x.com'],
  ...['githublink:https://x.com', 'GoogleScholar:https://x.com', 'wordpress:https://x.com', 'verify:https://x.com'],
  ...['googledrive:https://x.com', 'certificate-link:https://x.com', 'credential-link:https://x.com'],
  ...['arxiv:1234.5678', 'blog-url:https://x.com'],
  'chrome-extension://efaidnbmnnnibpcajpcglclefindmkaj/https://example.com/a.pdf',
  ...['x-apple-data-detectors://0', 'applewebdata://3B5A/x', 'unsaved://1', 'urn:isbn:9789840000000'],
  ...['market://details?id=com.example', 'itms-apps://apps.apple.com/x'],
  ...['example.com:8080', '192.168.0.1:3000/x', 'www.example.software:80', 'shop.example.com.bd:8080/x'],
  ...[
    'file:///C:/Users/a/../cv.pdf',
    'C:\\a\\.\\b.pdf',
    'file:///home/a//cv.pdf',
    '../../cv.pdf',
    './a.pdf',
    '/',
    '/../data/test.png',
    '\\..\\..\\data\\test.png',
    'file:///../data/test.png',
    '/cv/a.pdf',
  ],
  ...['file://localhost/C:/cv.pdf', 'file:///', 'file:cv.pdf', 'file:../cv.pdf', 'www.example.com//x', '...'],
];

test.each(harmless)('a link to %s is let pass', (address) => {
  expect(problemWithLink(address)).toBeUndefined();
});

const bad = [
  ...twistedPaths,
  ...['/../..//server/share', '/.././UNC/server/share', 'file:////../server/share', '/.. /data/a.png', '/../a/..//b/c'],
  ...['microsoft.windows.camera:1', 'com.example.launcher:1'],
  ...[
    'file://server/share',
    '\\\\server\\share',
    '//server/share',
    'smb://server/share',
    'file:%2f%2fserver/x',
    '\\??\\UNC\\server\\share',
  ],
  ...[
    'ms-msdt:/id',
    'ms-word:ofe|u|https://x.com/a.docm',
    'search-ms:query=x',
    'mhtml:http://x.com',
    'jar:http://x.com!/a',
  ],
  ...[
    'vbscript:x',
    'data:text/html,x',
    'blob:https://x.com/a',
    'view-source:http://x.com',
    'steam://run/1',
    'ssh:x.com',
  ],
  ...['zoommtg://zoom.us/join', 'slack://x', 'vscode://x', 'nntp://x.com', 'rtsp://x.com', 'sftp://x.com', 'unknown:x'],
  ...['javascript:alert(1)', 'javascript:void(alert(1))', 'javascript:void(0);alert(1)', 'javascript://%0aalert(1)'],
  ...['java\nscript:alert(1)', 'javascript:void%280%29,alert%281%29', 'about:config', 'about:blank/../x'],
  ...['tg://socks?server=evil.example', 'tg:proxy?server=evil.example', 'skype:x?sendfile', 'xmpp:x@y.com?sendfile'],
  ...['xmpp:x@y.com?message;body=/x', 'facetime:x?record=1', 'sip:x@y.com?call-info=z', 'callto:x?send'],
  ...[
    'tg:socks',
    'tg:proxy',
    'tg://addtheme?slug=x',
    'tg://t.me/socks?server=x',
    'tg://t.me/proxy',
    'tg:msg_url?url=x',
  ],
  ...['tg://evil.example/x', 'tg:resolve?domain=x&attach=y', 'tg:resolve?domain=x&startattach', 'tg://socks/'],
  ...['sip:a@b.com;maddr=evil.example', 'sip:a@b.com;lr', 'sip:a@b.com;transport=tls;maddr=x', 'skype:x?call&sendfile'],
  ...['skype:x?chat&topic=a&sendfile=b', 'callto:x?sendfile', 'xmpp:x@y.com?join;password=x', 'xmpp:x@y.com?register'],
  ...['facetime:x?call', 'skype:x?voicemail'],
  ...['skype:"&calc', 'skype:x%22 y', 'callto:x /open:a', 'tel-x:1', 'whatsapp:x -y', 'GitHub:x" --run'],
  ...[
    'url:ms-msdt:/id',
    'link:ms-msdt:/id',
    'GitHub:\\\\server\\share',
    'web:file://server/share',
    'Email:mail:ms-msdt:/id',
  ],
  ...['url:https://x.com', 'id:https://x.com', 'ms-phone-link:https://x.com', 'xbox-profile:https://x.com'],
  ...[
    'linkedin-profile:ms-msdt:/id',
    'mob.:calc',
    'linkedin-id:x',
    'com.example:https://x.com',
    'live-x:https://x.com',
  ],
  ...['Portfolio-link:https://x.com" --run', 'notion:https://x.com', 'phone-no:+88 -x', 'tel.:file://server/share'],
  ...['urn:x" --run', 'ssh://git@example.com', 'market:x -y'],
  ...['chrome-extension://efaidnbmnnnibpcajpcglclefindmkaj/options.html', '.uno:Quit', 'cv.exe%00.txt'],
  ...['::{20D04FE0-3AEA-1069-A2D8-08002B30309D}', 'file:///::{F02C1A0D-BE21-4350-88B0-7367FC96EF3C}/server/share'],
];

test.each(bad)('a link to %j is refused', (address) => {
  expect(problemWithLink(address)).toContain('leads to a program');
});

test.each([
  ...['mailto:x@y.com?attach=/etc/passwd', 'mailto:?subject=x&Attachment=C:\\x', 'mailto:x@y.com?%61ttach=/x'],
  ...['mailto:a%3Fattach=/x', 'mailto:x@y.com?subject=a%26attach=/x', 'mailto:x@y.com?subject=a&amp;attach=/x'],
  ...['mailto:x@y.com?subject=a;attach=/x', 'mailto:x@y.com?subject=a%253Battach=/x', 'mailto:a%25253Fattach=/x'],
  ...['mailto:x@y.com?a=b& insert=/x', 'mail%74o:x@y.com?attach=/x'],
])('a letter that takes a file of its writer along is refused: %j', (address) => {
  expect(problemWithLink(address)).toContain('puts a file of this computer into a mail');
});

const runOrFetch = [
  'exe',
  'lnk',
  'iqy',
  'diagcab',
  'appinstaller',
  'command',
  'desktop',
  'webloc',
  'rdp',
  'deb',
  'pyz',
  'accde',
  'searchConnector-ms',
  'themepack',
  ...['afploc', 'atloc', 'ftploc', 'mailloc', 'newsloc', 'vncloc'],
];

test.each(runOrFetch)('a link to a file of the computer that ends in .%s is refused', (end) => {
  for (const path of [`cv.${end}`, `file:///C:/Users/a/cv.${end}`, `../letters/cv.${end.toUpperCase()} `]) {
    expect(problemWithLink(path)).toContain('a link to a program');
  }
});

test.each([
  ...['calc.ex%65', 'calc%2eexe', 'calc%252eexe', 'calc.exe%20', 'calc.exe"', 'calc.exe?x', 'calc.exe|x', 'calc.exe\r'],
  ...['calc.exe/.', 'calc.exe/', 'calc.exe\\x\\..', 'calc.exe/./ ', 'calc.ex\te', 'calc.exe\u200b', 'calc.e\u00adxe'],
])('a link to a program is refused in whatever spelling: %j', (name) => {
  for (const path of [name, `file:///C:/Users/a/${name}`, `C:\\Users\\a\\${name}`, `../${name}`]) {
    expect(problemWithLink(path)).toContain('a link to a program');
  }
});

test.each([
  ...['air', 'applescript', 'au3', 'dot', 'job', 'kext', 'lua', 'msg', 'odb', 'osax', 'php', 'scpt', 'snap'],
  ...['swf', 'vbscript', 'wbk', 'xlt'],
])('a link to a file on a disk that ends in .%s is refused', (end) => {
  for (const path of [
    `file:///C:/Users/a/cv.${end}`,
    `c:\\a\\cv.${end.toUpperCase()} `,
    `file:///home/a/cv%2e${end}`,
  ]) {
    expect(problemWithLink(path)).toContain('a link to a program');
  }
});

test.each([
  ...[
    'C:\\Users\\x\\setup.com',
    'file:///C:/Users/a/SETUP.COM',
    'file:setup.com',
    'd:/a/b.c/setup.com ',
    'c:setup.com',
  ],
  ...[
    'C:\\a\\cv.pdf.com',
    'file:///C:/a/invoice.v2.com',
    'C:\\a\\setup.1.com',
    'C:\\a\\setup@1.com',
    'C:\\a\\x.exe.com',
    'C:\\a\\www.cv.pdf.com',
    'C:\\a\\cv.pdf_.com',
    'C:\\a\\cv.pdf-.com',
    'C:\\a\\cv.exe\ufe0f.com',
    'C:\\a\\cv.\uff50\uff44\uff46.com',
  ],
  ...'rtf htm html xhtml rar 7z tar gz md php heif eml asp mdb'.split(' ').map((end) => `C:\\a\\cv.${end}.com`),
  ...[
    'file:///C:/a/setup%2ecom',
    'file:///C:/a/setup.com/.',
    'file:///home/a/setup.com',
    'C:\\a\\@.com',
    'C:\\a\\..com',
  ],
])('a link to %s, a program of DOS on a disk, is refused', (path) => {
  expect(problemWithLink(path)).toContain('a link to a program');
});

test.each([
  ...['file:///C:/Users/a/rahim@gmail.com', 'C:\\Users\\a\\www.rahim.com', 'file:///C:/Users/a/rahim.blogspot.com'],
  ...['C:\\a\\www.3.com', 'C:\\a\\www.রহিম.com', 'C:\\a\\www.xn--45b.com', 'C:\\a\\www.open.ai.com'],
  ...['rahim.com', 'github.com', '../rahim.com', 'file:///C:/Users/a/github.com/rahim'],
])('a link to %s, an address without its beginning, is let pass', (path) => {
  expect(problemWithLink(path)).toBeUndefined();
});

test.each([
  'C:\\Windows\\System32\\calc',
  'file:///C:/WINDOWS/format.com',
  '../Program Files (x86)/a/b',
  'd:/winnt/x/..//y',
  'C:\\Windows.\\System32.\\calc',
  'file:///C:/Windows%20./System32../calc',
  'C:\\Windows::$INDEX_ALLOCATION\\explorer',
  'C:\\Windows\\explorer:x.txt',
  'C:Windows\\notepad',
  '..\\AppData\\Local\\Microsoft\\WindowsApps\\mspaint',
])('a link to %s, which Windows completes, is refused', (path) => {
  expect(problemWithLink(path)).toContain('a link to a program');
});

test.each([
  ...['file:///C:/:$i30:$bitmap', 'C:\\con\\con', 'c:/me/AUX.png', 'C|/a/b.txt:c'],
  ...['/run/user/1000/gvfs/smb-share:server=x', '/run/media/../user/1000/gvfs/x', 'file:///run/docker.sock'],
  ...['/dev/zero', 'file:///proc/self/environ', 'file://localhost/sys/x', '/../dev/zero', '/./proc//self/environ'],
  ...[
    '/net/server/share',
    'file:///net/server/share',
    '../net/server/share',
    '/afs/server',
    '/private/var/automount/x',
  ],
])('a link to %s, a device or a folder where a server is mounted, is refused', (path) => {
  expect(problemWithLink(path)).toContain('a link that leads to a device or to a folder of another computer');
});

test.each([
  ...[
    'file:///bin/sh',
    '/../bin/sh',
    'file:///../usr/bin/x',
    'file://localhost/bin/sh',
    '/usr/bin/python3.11',
    'file:///usr/sbin/a',
    '../../../bin/sh',
  ],
  ...['/usr/libexec/a', 'file:///usr/libexec/PlistBuddy'],
  ...['file:///usr/bin/osascript', 'file:///System/Applications/Utilities/Terminal', '/Applications/Safari'],
  ...['file:////Users/a/Applications/b', '/Users/a/E.app/Contents/MacOS/b', '/Volumes/b/Applications/Utilities/c'],
  '/System/Library/CoreServices/Finder',
])('a link to %s, which has no end, is refused', (path) => {
  expect(problemWithLink(path)).toContain('a link to a program');
});

test.each([
  ...['rahim.vercel.app', 'rahim.netlify.app/cv', 'www.firma.pl', 'x.com.pl', 'X.SH', 'rahim.run', 'rahim.one#me'],
  ...['github.com/rahim/setup.py', 'example.dev:8080/a/setup.ps1', 'রহিম.website/main.rb', ' rahim.ws?a=b.pl '],
  ...['rahim.vercel.app/a%20b'],
])('a link to %j is an address without its beginning', (address) => {
  expect(problemWithLink(address)).toBeUndefined();
});

test.each([
  ...['x.com/../setup.py', 'x.com/%2e%2e/setup.py', 'x.com/./a.py', 'x.com\\a.py', 'x.com/a.py:b', 'x.com%5ca.py'],
  ...['C:\\x.com\\a.py', 'file:x.sh', 'file:///x.com/a.py', './x.sh', '../x.sh', '/x.sh', 'D:/rahim.vercel.app'],
  ...['setup.js', 'cv.rb', 'setup.ps1', 'x.lnk/a.py', 'x.com/a.exe', 'x.com/a.lnk', 'x.com/?a=b.exe', 'x.run/a.hta'],
  ...['rahim.vercel.app/a.py#b.exe', 'rahim.desktop', 'a b.sh', 'x.unheard/a.py', 'localhost/a.py'],
])('a link to %j is none', (address) => {
  expect(problemWithLink(address)).toContain('a link to a program');
});

test.each([
  ...['file:///C:/Users/a/bin', '/home/a/bin/', 'file:///home/a/bin/cv.pdf', 'C:/bin/x', 'example.com/bin/x'],
  ...['/Users/a/Documents/Applications/Google', 'C:/Applications/Google/letter', '/Applications', 'file:///home/a'],
  ...['file:///C:/Users/a/Windows. pdf', '../letters/bin.pdf', '/Users/a/portfolio.app/cv.pdf'],
  'C:/Windows/Web/a.jpg',
  '../windows.html',
  'windows/setup.pdf',
  ...[
    'C:/Users/a/www.example.com',
    'file:///C:/Users/a/rahim@gmail.com',
    'file:///C:/Users/a/rahim%40gmail.com',
    'file:///C:/Users/a/notion.so',
  ],
  ...['example.com', 'www.example.com', '../example.com', 'https://example.com', 'example.com/cv.php', 'notion.so/cv'],
  ...['C:/Users/a/linkedin.com/in/a', 'file:///C:/Users/a/www.example.com/cv', 'https://example.com/a.swf', 'a.msg'],
  'C:/a/calc',
  '../x/..',
])('a link to %s is no link to a program', (path) => {
  expect(problemWithLink(path)).toBeUndefined();
});

const pieces = ['/', '\\\\', '.', '..', '%2e', 'tmp', 'localhost', 'c:', '%2F', '?', 'evil'];
const joined = pieces.flatMap((a) =>
  pieces.flatMap((b) => pieces.flatMap((c) => pieces.flatMap((d) => `${a}/${b}${c}/${d}`))),
);

test('no browser is led to another computer by a path that counts as one of this computer', () => {
  const wrong = joined.flatMap((path) =>
    ['file:', 'file:/', 'file://', 'file:///'].map((start) => `${start}${path}/evil/x`),
  );
  const isElsewhere = (address: string) => {
    if (!URL.canParse(address)) return false;
    const { host, pathname } = new URL(address);
    return host !== '' || /^\/{2}(?!(?:\/|%2f)*c:)/i.test(pathname);
  };
  expect(wrong.filter((address) => problemWithLink(address) === undefined && isElsewhere(address))).toEqual([]);
});

test.each([
  ['a long one by its start', `steam://${'x'.repeat(100)}`, `“steam://${'x'.repeat(51)}…”`],
  ['letters of two units whole', `steam:${'😀'.repeat(100)}`, `“steam:${'😀'.repeat(53)}…”`],
  ['one without what cannot be seen', 'steam:\u202e\u2066a\0\u200b\ufeff\nb\ud800“c”', '“steam: a b c”'],
  ['one of tags as it is', 'steam:<b>&amp;', '“steam:<b>&amp;”'],
])('a refusal quotes %s', (_, address, quoted) => {
  expect(problemWithLink(address)).toContain(`(${quoted})`);
});

test('whoever sends a document with a bad link reads which one and what to do, and the log has nothing of it', async () => {
  const { app, log } = await testApp({ quotas: false, dataDir: dataWithJob(), logLevel: 'trace' });
  const data = pdfOf(onePage('', { 10: '<< /S /URI /URI (steam:<i>canary</i>) >>' }));
  const cv = { cv: { filename: 'cv.pdf', data } };
  const { statusCode, body } = await app.inject(apply(cv));
  expect(statusCode).toBe(422);
  const [{ message }] = JSON.parse(body).errors;
  expect(message).toContain('(“steam:<i>canary</i>”), which we do not take. Take that link out, or leave its address');
  expect(message).toMatch(/choose the new file, or send it by email to \S+@\S+$/);
  const page = await app.inject({ ...apply(cv), headers: { ...apply(cv).headers, accept: browserHeaders.accept } });
  expect(page.body).toContain('steam:&lt;i&gt;canary');
  expect(page.body).not.toContain('<i>');
  expect(log.join('\n')).not.toContain('canary');
});

/** Ends of files that only show something, of which a document may carry some. */
const shownEnds = [
  ...'avi css mpeg mpg odf odg odp ods odt ogg otf prc psd rdf svg ttf xmp'.split(' '),
  ...contentsByEnd.keys(),
];

test.each(shownEnds)('a file that ends in .%s only shows something, and its end is none of a host', (end) => {
  expect(problemWithLink(`../bin/cv.${end}`)).toBeUndefined();
  expect(problemWithLink(`file:///Applications/LibreOffice.app/Contents/cv.${end}`)).toBeUndefined();
  for (const path of [`file:///C:/Users/Public/cv.${end}.com`, `C:\\a\\cv.${end.toUpperCase()}.com`]) {
    expect(problemWithLink(path)).toContain('a link to a program');
  }
});

test.each([
  'file:///run/media/rafi/USB/portfolio.pdf',
  'file:///run/user/1000/doc/ab12/certificate.pdf',
  '/run/media/rafi/USB/me.png',
  'file:///C:/Users/rafi/CV.docx#page:2',
])('a link to %s, a file of this computer, is taken', (path) => {
  expect(problemWithLink(path)).toBeUndefined();
});
