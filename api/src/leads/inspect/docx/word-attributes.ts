import { isLocalPath } from '../links/local-path';

/**
 * Attributes of which an address is nothing but words that somebody reads, or that the judge of fields and actions
 * reads.
 */
const anywhere = new Set([
  ...['descr', 'title', 'alt', 'tooltip', 'display', 'name', 'author', 'string', 'text', 'comment'],
  ...['prompt', 'promptTitle', 'error', 'errorTitle', 'displayText', 'instr', 'action', 'xpath'],
]);

/** Shapes of VML, of which programs write the name in `id`, or in `ID` beside a name of their own. */
const shapes = ['shape', 'group', 'rect', 'roundrect', 'oval', 'line', 'polyline', 'arc', 'curve', 'image'];

/** Those of single elements: names of vocabularies, and words of forms, filters and tables. */
const ofElements: Readonly<Record<string, readonly string[]>> = {
  compatSetting: ['uri'],
  graphicData: ['uri'],
  ext: ['uri'],
  schemaRef: ['uri'],
  customXml: ['uri'],
  smartTag: ['uri'],
  smartTagType: ['namespaceuri', 'url'],
  attr: ['uri', 'val'],
  attachedSchema: ['val'],
  dataBinding: ['prefixMappings'],
  dataModelExt: ['minVer'],
  MapInfo: ['SelectionNamespaces'],
  Schema: ['Namespace'],
  Sources: ['URI'],
  // Where a workbook was saved last, which nothing fetches.
  absPath: ['url'],
  ...Object.fromEntries(
    ['alias', 'tag', 'default', 'helpText', 'statusText', 'listEntry', 'docVar', 'filter', 'customFilter'].map(
      (element) => [element, ['val']],
    ),
  ),
  listItem: ['value'],
  ...Object.fromEntries(shapes.map((element) => [element, ['id', 'ID']])),
  s: ['v', 'c'],
};

/**
 * Elements that say where a table of a workbook has its values from, be it a sheet or a name of another workbook
 * (`[\\server\share\a.xlsx]Sheet1`, `\\server\a.xlsx!Sales`). None of their attributes is mere words.
 */
const ofSources = new Set(['worksheetSource', 'rangeSet', 'dataRef']);

/** What stands around the name of a workbook. No sheet has a name with what a path needs, but for a percent. */
const aroundWorkbook = /[[\]']/g;
const isPath = /[\\/%]/;
const isDoubled = /[\\/]{2}/;

/** Whether a value looks like an address with a server, wherever it stands in it. */
const hasServer = /:[\\/]{2}|^\s*(?:[\\/]{2}|(?:file|ftp|https?):)/i;

/**
 * Whether an attribute of Office may have its value. Programs fetch from attributes that nobody has listed, so only the
 * names of those that they do not fetch from are known here.
 */
export function mayHold(element: string, attribute: string, value: string): boolean {
  if (ofSources.has(element)) return mayBeSource(value.replace(aroundWorkbook, ''));
  if (!hasServer.test(value) || anywhere.has(attribute) || ofElements[element]?.includes(attribute)) return true;
  return isLocalPath(value);
}

function mayBeSource(value: string): boolean {
  if (hasServer.test(value) || isDoubled.test(value)) return false;
  return !isPath.test(value) || isLocalPath(value);
}
