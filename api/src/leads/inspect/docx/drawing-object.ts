import { executable } from '../invalid-file';
import { extensions, GrammarReader, namesIn, namespace } from './open-document-grammar';
import type { OpenDocumentKind } from './open-document-kind';
import { isPlainName } from './plain-name';
import { checkSettings } from './settings-part';
import { readXml } from './xml';

/**
 * The elements of a drawing: pages of shapes with words in them, and styles. Missing are all that lead elsewhere or
 * hold something else: pictures, links, objects, controls, orders, sounds, fields and fonts that are carried.
 */
const elements: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    namespace('office'),
    namesIn(`document-content document-styles scripts font-face-decls automatic-styles styles master-styles body
      drawing`),
  ],
  [
    namespace('drawing'),
    namesIn(`page layer-set layer g rect line polyline polygon regular-polygon path circle ellipse connector caption
      measure custom-shape enhanced-geometry equation handle glue-point frame text-box gradient hatch opacity marker
      stroke-dash`),
  ],
  [
    namespace('text'),
    namesIn(`p span s tab line-break measure list list-header list-item list-style list-level-style-bullet
      list-level-style-number`),
  ],
  [
    namespace('style'),
    namesIn(`style default-style font-face master-page page-layout page-layout-properties drawing-page-properties
      graphic-properties paragraph-properties text-properties list-level-properties list-level-label-alignment tab-stops
      tab-stop`),
  ],
  [namespace('svg-compatible'), namesIn('title desc')],
  [extensions, namesIn('gradient-stop opacity-stop')],
]);

/** Vocabularies whose attributes are words, numbers and colours. In no other one has an attribute any business here. */
const ofAttributes = new Set([...elements.keys(), ...['xsl-fo-compatible', 'presentation'].map(namespace)]);

/** Where an attribute is a name within its part. */
const xml = 'http://www.w3.org/XML/1998/namespace';

/** LibreOffice starts a service of this name to draw a shape (OpenDocument 1.3, part 3, `draw:engine`). */
const service = 'engine';

/** Of a point of a shape: numbers, other formulas and signs between them, one of which is a slash. */
const formula = /^(?:[\w\s.,+*()$?-]|\/(?!\/))*$/;

/** What people have called pages, layers, shapes and styles, and where these are named. */
const names = namesIn('name display-name layer');

/** A drawing of LibreOffice, whose elements are all known, and of which no attribute or setting names a file. */
export const drawing: OpenDocumentKind = {
  type: 'application/vnd.oasis.opendocument.graphics',
  parts: {
    ...Object.fromEntries(
      ['content.xml', 'styles.xml'].map((name) => [
        name,
        (part, budget) => readXml(part, new GrammarReader({ elements, isPlain, refusal: moreThanDrawing }), budget),
      ]),
    ),
    'settings.xml': checkSettings(moreThanDrawing),
  },
  refusal: moreThanDrawing,
};

function isPlain(space: string, name: string, value: string): boolean {
  if (space === xml) return name === 'id' && /^\w+$/.test(value);
  if (!ofAttributes.has(space) || name === service) return false;
  return !/[\\/]/.test(value) || (name === 'formula' && formula.test(value)) || (names.has(name) && isPlainName(value));
}

function moreThanDrawing() {
  return executable(
    'a drawing of LibreOffice with more in it than shapes and words',
    'Save the document as .docx, or print it to PDF',
  );
}
