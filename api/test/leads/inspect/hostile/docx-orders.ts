import { docxFile, relationships, wordPart } from '../../../support/docx';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');

const merge = 'a mail merge';
const pages = 'pages that show other files';

const strict = (part: string) =>
  part.replace(
    /http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main/,
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  );

const withSettings = (content: string, reference?: string) => {
  const target = 'file:///C:/Users/a/data.csv';
  const references = reference
    ? { 'word/_rels/settings.xml.rels': relationships([reference, target, 'External']) }
    : {};
  return docxFile({ 'word/settings.xml': wordPart('settings', content), ...references });
};

/** What a mail merge may say of where its data are. */
const sources = [
  ...['<w:dataSource r:id="r0"/>', '<w:headerSource r:id="r0"/>', '<w:query w:val="SELECT * FROM x"/>'],
  ...['<w:connectString w:val="x"/>', '<w:odso><w:src r:id="r0"/></w:odso>', '<w:odso><w:table w:val="x"/></w:odso>'],
  ...['<w:odso><w:udl w:val="x"/></w:odso>'],
];

const frame = '<w:frameset><w:frame><w:sourceFileName r:id="r0"/></w:frame></w:frameset>';
const web = wordPart('webSettings', frame);

/** Orders of a .docx that a .doc is refused for, although they lead to nothing but the same computer. */
export const docxsWithOrders: Hostile[] = [
  ...sources.map((source) =>
    hostile(`with a mail merge with ${source}`, withSettings(`<w:mailMerge>${source}</w:mailMerge>`), merge),
  ),
  ...['mailMergeSource', 'mailMergeHeaderSource', 'MAILMERGESOURCE'].map((kind) =>
    hostile(`with a relationship of kind ${kind}`, withSettings('', kind), merge),
  ),
  hostile(
    'with a mail merge in the other dialect',
    docxFile({
      'word/settings.xml': strict(wordPart('settings', '<w:mailMerge><w:dataSource r:id="r0"/></w:mailMerge>')),
    }),
    merge,
  ),
  hostile('with a page in a frame', docxFile({ 'word/webSettings.xml': web }), pages),
  hostile('with a page in a frame in the other dialect', docxFile({ 'word/webSettings.xml': strict(web) }), pages),
  hostile(
    'with a frame within a list of frames',
    docxFile({ 'word/webSettings.xml': wordPart('webSettings', `<w:frameset>${frame}</w:frameset>`) }),
    pages,
  ),
  hostile('with a relationship to a page', withSettings('', 'frame'), pages),
];
