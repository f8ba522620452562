import { compoundFile } from './compound-file';
import { docxFile, relationships } from './docx';
import { wordStreams } from './word97';

const namespace = 'http://schemas.microsoft.com/office/2006';

/** The form of a SharePoint library, as it stands in documents from there. */
export function libraryForm(location: string, scope = ''): string {
  const places = `<xsnLocation>${location}</xsnLocation><cached>True</cached><openByDefault>True</openByDefault>`;
  return `<customXsn xmlns="${namespace}/metadata/customXsn">${places}<xsnScope>${scope}</xsnScope></customXsn>`;
}

/** A form that somebody made for the properties of a document. */
export function propertyForm(location: string, kind = '/customDocumentInformationPanel'): string {
  const editor = `<customPropertyEditor><XMLNamespace>urn:x</XMLNamespace><XSNLocation>${location}</XSNLocation>`;
  const shown = '<showOnOpen>true</showOnOpen>';
  return `<customPropertyEditors xmlns="${namespace}${kind}">${shown}${editor}</customPropertyEditor></customPropertyEditors>`;
}

/** A list of sources, written in a style. */
export function sources(style: string): string {
  const bibliography = 'http://schemas.openxmlformats.org/officeDocument/2006/bibliography';
  return `<b:Sources xmlns:b="${bibliography}" SelectedStyle="${style}" StyleName="APA" URI="http://x.example/APA"/>`;
}

/** The smallest document with these data, of Word since 2007. */
export function docxWithData(data: string): Buffer {
  const leading = { 'word/_rels/document.xml.rels': relationships(['customXml', '../customXml/item1.xml']) };
  return docxFile({ ...leading, 'customXml/item1.xml': data });
}

/** The same before 2007. */
export function docWithData(data: string | Buffer, stream = 'Item'): Buffer {
  return compoundFile({ ...wordStreams({ text: 'CV\r' }), [`MsoDataStore/A1/${stream}`]: data });
}
