import { notCarried } from '../carried';
import { elsewhere } from '../invalid-file';
import { checkMathematics } from '../vocabularies';
import type { OpenDocumentKind } from './open-document-kind';
import { whole } from './pieces';
import { checkSettings } from './settings-part';

/** A formula of LibreOffice: mathematics (MathML) and settings. */
export const formula: OpenDocumentKind = {
  type: 'application/vnd.oasis.opendocument.formula',
  parts: {
    'content.xml': async (part, budget) => checkMathematics(await whole(part), budget),
    // Of settings, some are addresses that are asked as soon as a document is opened.
    'settings.xml': checkSettings(elsewhere),
  },
  refusal: notCarried,
};
