import { escaped, flat, type Kind, paragraph, text } from './flat';

/** A document of another kind within a text. */
const within = (kind: Kind, content: string) =>
  paragraph(
    'x<draw:frame text:anchor-type="as-char" svg:width="8cm" svg:height="6cm"><draw:object>' +
      `${flat(kind, content)}</draw:object></draw:frame>`,
  );

const cell = (value: number, formula = '') =>
  `<table:table-cell ${formula && `table:formula="of:=${escaped(formula)}"`} office:value-type="float" ` +
  `office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;

const sheet = (formula: string) =>
  within(
    'spreadsheet',
    `<table:table table:name="S1"><table:table-column/><table:table-row>${cell(1)}${cell(3, formula)}</table:table-row>` +
      '</table:table>',
  );

const chartOf = (kind: string) =>
  within(
    'chart',
    `<chart:chart chart:class="chart:${kind}" svg:width="8cm" svg:height="6cm"><chart:title><text:p>Years</text:p>` +
      '</chart:title><chart:plot-area chart:data-source-has-labels="both"><chart:axis chart:dimension="x"/><chart:axis ' +
      'chart:dimension="y"/><chart:series chart:values-cell-range-address="local-table.$B$2:.$B$3"/></chart:plot-area>' +
      '<table:table table:name="local-table"><table:table-columns><table:table-column/></table:table-columns>' +
      `<table:table-rows><table:table-row>${cell(1)}${cell(2)}</table:table-row></table:table-rows></table:table>` +
      '</chart:chart>',
  );

const mathematics =
  '<math:math><math:semantics><math:mrow><math:mi>a</math:mi><math:mo>=</math:mo><math:mn>2</math:mn></math:mrow>' +
  '<math:annotation math:encoding="StarMath 5.0">a = 2</math:annotation></math:semantics></math:math>';

const place = 'svg:x="1cm" svg:y="1cm" svg:width="3cm" svg:height="2cm"';

/** Shapes by what they are, as they stand on a page of a drawing. */
const shapes: Readonly<Record<string, string>> = {
  box: `<draw:rect ${place}><text:p>box</text:p></draw:rect>`,
  line: '<draw:line svg:x1="1cm" svg:y1="1cm" svg:x2="5cm" svg:y2="4cm"/>',
  face: `<draw:custom-shape ${place}><draw:enhanced-geometry draw:type="smiley" svg:viewBox="0 0 9 9"/></draw:custom-shape>`,
  group: `<draw:g><draw:ellipse ${place}/><draw:circle ${place}/></draw:g>`,
  polygon: `<draw:polygon ${place} svg:viewBox="0 0 2000 2000" draw:points="0,0 2000,0 1000,2000"/>`,
  connector: '<draw:connector svg:x1="1cm" svg:y1="1cm" svg:x2="5cm" svg:y2="4cm"/>',
  caption: `<draw:caption ${place}><text:p>c</text:p></draw:caption>`,
  path: `<draw:path ${place} svg:viewBox="0 0 2000 2000" svg:d="M0 0c0 1000 1000 1000 2000 2000"/>`,
  words: `<draw:frame ${place}><draw:text-box><text:p>Text</text:p></draw:text-box></draw:frame>`,
};

const page = (content: string) => `<draw:page draw:name="p" draw:master-page-name="Default">${content}</draw:page>`;

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Boxes to fill in, and buttons. */
const controls: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['text', 'textarea', 'checkbox', 'radio', 'listbox', 'combobox', 'date', 'time', 'number', 'formatted-text'].map(
      (name) => [name, `<form:${name} form:id="c" xml:id="c" form:name="c" form:label="x"/>`],
    ),
  ),
  label: '<form:fixed-text form:id="c" xml:id="c" form:label="x"/>',
  button: '<form:button form:id="c" xml:id="c" form:label="x"/>',
  'button of a page':
    '<form:button form:id="c" xml:id="c" form:button-type="url" xlink:type="simple" xlink:href="https://a.example/"/>',
};

const form = (control: string) =>
  text(
    `<office:forms><form:form form:name="F" xlink:href="">${control}</form:form></office:forms><text:p>a<draw:control ` +
      'text:anchor-type="as-char" svg:width="3cm" svg:height="1cm" draw:control="c"/></text:p>',
  );

const named = (what: string, samples: Readonly<Record<string, string>>, make: (sample: string) => string) =>
  Object.fromEntries(Object.entries(samples).map(([name, sample]) => [`${what}: ${name}`, make(sample)]));

/** Documents with something of another program in them, by what it is. */
export const objects: Readonly<Record<string, string>> = {
  ...named('drawing', shapes, (shape) => within('drawing', page(shape))),
  ...named('shape', shapes, (shape) => paragraph(`a${shape.replace(' ', ' text:anchor-type="char" ')}`)),
  ...named('control', controls, form),
  ...Object.fromEntries(
    ['bar', 'line', 'circle', 'area', 'scatter', 'ring', 'radar'].map((kind) => [`chart: ${kind}`, chartOf(kind)]),
  ),
  ...Object.fromEntries(
    [
      'SUM([.A1:.A1])+2',
      'IFERROR(VLOOKUP(1;[.A1:.A1];1;0);TODAY())',
      'TEXT(NOW();"yy")',
      'HYPERLINK("https://a.example")',
    ].map((formula) => [`sheet: ${formula}`, sheet(formula)]),
  ),
  'drawing of all shapes': within('drawing', page(Object.values(shapes).join(''))),
  presentation: within('presentation', page(shapes.box ?? '')),
  'text in a text': within('text', '<text:p>inner</text:p>'),
  formula: within('formula', mathematics),
  picture: paragraph(
    '<draw:frame text:anchor-type="as-char" svg:width="2cm" svg:height="2cm"><draw:image><office:binary-data>' +
      `${pixel}</office:binary-data></draw:image></draw:frame>`,
  ),
  table: text(
    `<table:table table:name="T"><table:table-column/><table:table-row>${cell(1)}</table:table-row></table:table>`,
  ),
};
