import { escaped, paragraph, text } from './flat';

/** Fields of a text that are one element without anything said of them. */
const plain = [
  ...['date', 'time', 'page-number', 'page-count', 'author-name', 'author-initials', 'file-name', 'title', 'subject'],
  ...['word-count', 'character-count', 'paragraph-count', 'table-count', 'image-count', 'object-count', 'keywords'],
  ...['template-name', 'editing-cycles', 'editing-duration', 'creation-date', 'creation-time', 'modification-date'],
  ...['print-date', 'printed-by', 'initial-creator', 'creator', 'description', 'sender-firstname', 'sender-email'],
  ...['sender-company', 'sender-street', 'sender-phone-private', 'soft-page-break', 'tab', 'line-break'],
];

/** A field of an address book, of which a document names the book and the table. */
const ofBook = (name: string, book: string, table: string) =>
  `<text:${name} text:table-name="${table}" text:table-type="table" text:column-name="Name" ` +
  `text:database-name="${escaped(book)}">&lt;Name&gt;</text:${name}>`;

const others: Readonly<Record<string, string>> = {
  placeholder: '<text:placeholder text:placeholder-type="text">&lt;Name&gt;</text:placeholder>',
  'text to fill in': '<text:text-input text:description="d">in</text:text-input>',
  condition:
    '<text:conditional-text text:condition="ooow:1==1" text:string-value-if-true="a" text:string-value-if-false="b"/>',
  'hidden text': '<text:hidden-text text:condition="ooow:0" text:string-value="h"/>',
  'property of its own': '<text:user-defined text:name="x"/>',
  'list to choose from': '<text:drop-down text:name="dd"><text:label text:value="a"/></text:drop-down>',
  chapter: '<text:chapter text:display="name" text:outline-level="1"/>',
  bookmark: '<text:bookmark text:name="bm"/><text:bookmark-ref text:reference-format="text" text:ref-name="bm"/>',
  reference: '<text:reference-mark text:name="rm"/><text:reference-ref text:ref-name="rm"/>',
  sequence: '<text:sequence text:name="Illustration" text:formula="ooow:Illustration+1">1</text:sequence>',
  'entry of an index': '<text:alphabetical-index-mark text:string-value="idx"/>',
  source: '<text:bibliography-mark text:bibliography-type="book" text:identifier="K" text:url="https://a.example/b"/>',
  formula: '<text:expression text:formula="ooow:1+2">3</text:expression>',
  'macro button': '<text:execute-macro text:name="Standard.M.main">go</text:execute-macro>',
  script: '<text:script script:language="JavaScript">alert(1)</text:script>',
  'note in the margin': '<office:annotation><dc:creator>A</dc:creator><text:p>ok?</text:p></office:annotation>',
  'address book': ofBook('database-display', 'Addresses', 'sheet1'),
  'address book in Bengali': ofBook('database-display', 'ঠিকানা', 'নাম'),
  'address book of a file': ofBook('database-display', 'file:///home/a/a.ods', 'a'),
  'next of an address book': ofBook('database-next', 'Addresses', 'sheet1'),
  'number of an address book': ofBook('database-row-number', 'Addresses', 'sheet1'),
};

const index = (name: string, source: string) =>
  `<text:${name} text:name="I"><text:${name}-source ${source}/><text:index-body><text:p>x 1</text:p></text:index-body>` +
  `</text:${name}>`;

const inserted =
  '<text:tracked-changes><text:changed-region text:id="c1"><text:insertion><office:change-info><dc:creator>A' +
  '</dc:creator><dc:date>2024-01-01T00:00:00</dc:date></office:change-info></text:insertion></text:changed-region>' +
  '</text:tracked-changes><text:p>a<text:change-start text:change-id="c1"/>';

const link = '<text:a xlink:type="simple" xlink:href="https://a.example/">l</text:a>';

/** Fields of each kind, and what else stands in texts, by what it is. */
export const fields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plain.map((name) => [`field ${name}`, paragraph(`a<text:${name}/>b`)])),
  ...Object.fromEntries(Object.entries(others).map(([what, field]) => [`field: ${what}`, paragraph(`a${field}b`)])),
  'table of contents': text(index('table-of-content', 'text:outline-level="10"')),
  'list of pictures': text(index('illustration-index', 'text:caption-sequence-name="Illustration"')),
  'list of sources': text(index('bibliography', '')),
  'list of words': text(index('alphabetical-index', '')),
  'tracked change': text(`${inserted}new<text:change-end text:change-id="c1"/></text:p>`),
  'tracked change of a link': text(`${inserted}${link}<text:change-end text:change-id="c1"/></text:p>`),
  'text in Bengali': paragraph('জীবনবৃত্তান্ত: রহিমা খাতুন, ঢাকা ১২০৭'),
  'text in Arabic and Chinese': paragraph('سيرة ذاتية 简历'),
  'protected section': text('<text:section text:name="S" text:protected="true"><text:p>x</text:p></text:section>'),
  'list of points': text('<text:list><text:list-item><text:p>1</text:p></text:list-item></text:list>'),
  'title of a document': text(
    '<text:p>x</text:p>',
    '<office:meta><dc:title>CV</dc:title><meta:user-defined meta:name="Website">https://a.example</meta:user-defined>' +
      '<meta:template xlink:type="simple" xlink:href="../Templates/CV.ott" xlink:title="CV"/></office:meta>',
  ),
};
