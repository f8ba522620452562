import { checkFormula } from '../formulas/formula';
import { executable } from '../invalid-file';
import { extensions, GrammarReader, namesIn as names, namespace } from './open-document-grammar';
import type { OpenDocumentKind } from './open-document-kind';
import { readXml } from './xml';

/**
 * The elements of a chart, by the vocabularies of OpenDocument and LibreOffice: what it shows, the table of its values,
 * and styles. Missing are all that lead elsewhere or hold something else: pictures, links, shapes, templates and
 * settings of reloading.
 */
const elements: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    namespace('office'),
    names('document-content document-styles document-meta automatic-styles styles body chart meta'),
  ],
  [namespace('meta'), names('generator')],
  [
    namespace('chart'),
    names(`chart title subtitle footer legend plot-area coordinate-region wall floor axis date-scale categories grid
      data-table series domain data-point data-label label-separator mean-value error-indicator regression-curve equation
      stock-gain-marker stock-loss-marker stock-range-line`),
  ],
  [extensions, names('gradient-stop opacity-stop')],
  ['http://openoffice.org/2010/chart', names('coordinate-region date-scale')],
  [
    namespace('table'),
    names(`table table-header-columns table-columns table-column table-header-rows table-rows table-row table-cell`),
  ],
  [namespace('text'), names('p span s tab line-break list list-item')],
  [namespace('style'), names('style map chart-properties graphic-properties paragraph-properties text-properties')],
  [
    namespace('datastyle'),
    names(`number-style currency-style percentage-style date-style time-style boolean-style text-style number fraction
      scientific-number currency-symbol text text-content embedded-text fill-character boolean era year quarter month
      week-of-year day day-of-week am-pm hours minutes seconds`),
  ],
  [namespace('drawing'), names('gradient hatch opacity marker stroke-dash')],
  [namespace('dr3d'), names('light')],
]);

/** Vocabularies whose attributes are words, numbers and colours. In no other one has an attribute any business here. */
const ofAttributes = new Set([...elements.keys(), ...['svg-compatible', 'xsl-fo-compatible'].map(namespace)]);

/** Kinds of charts (OpenDocument 1.3, part 3, 19.15). By any other word, LibreOffice starts a service of that name. */
const kinds = names('area bar bubble circle filled-radar gantt line radar ring scatter stock surface');

/** Without an address of its own, a chart says that it is where it stands. */
const itself: Readonly<Record<string, string>> = { href: '.', type: 'simple' };
const links = 'http://www.w3.org/1999/xlink';

/** The workbook that a chart of a .docx had its values from, by its name there, which is in no chart of a .doc. */
const origin = 'external-data';
const partOfWord = /^word\/embeddings\/[\w.-]+$/;

/** Cells, which may be those of a table of the document. */
const cells = /address$/;

/**
 * A chart of LibreOffice, whose elements are all known, and of which no attribute has a slash: so it names no file but
 * one beside it, and nothing that shows or opens one.
 */
export const chart: OpenDocumentKind = {
  type: 'application/vnd.oasis.opendocument.chart',
  parts: Object.fromEntries(
    ['content.xml', 'styles.xml', 'meta.xml'].map((name) => [
      name,
      (part, budget) => readXml(part, new GrammarReader({ elements, isPlain, refusal: moreThanChart }), budget),
    ]),
  ),
  refusal: moreThanChart,
};

function isPlain(space: string, name: string, value: string, element: string): boolean {
  if (!namesNoFile(space, name, value, element)) return false;
  if (cells.test(name)) checkFormula(value);
  return true;
}

function namesNoFile(space: string, name: string, value: string, element: string): boolean {
  if (space === links) return itself[name] === value;
  if (!ofAttributes.has(space)) return false;
  if (space === namespace('chart') && name === 'class') return isKind(value, element);
  return name === origin ? partOfWord.test(value) : !/[\\/]/.test(value);
}

/** Of a grid, which of the two on an axis it is. */
function isKind(value: string, element: string): boolean {
  if (element === 'grid') return value === 'major' || value === 'minor';
  return value.startsWith('chart:') && kinds.has(value.slice('chart:'.length));
}

function moreThanChart() {
  return executable(
    'a chart of LibreOffice with more in it than a chart',
    'Save the document as .docx, or print it to PDF',
  );
}
