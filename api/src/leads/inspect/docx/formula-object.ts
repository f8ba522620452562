import { notCarried } from '../carried';
import { elsewhere } from '../invalid-file';
import { checkMathematics, hasServer } from '../vocabularies';
import type { OpenDocumentKind } from './open-document-kind';
import { whole } from './pieces';
import { readXml, type XmlListener } from './xml';

/** A formula of LibreOffice: mathematics (MathML) and settings. */
export const formula: OpenDocumentKind = {
  type: 'application/vnd.oasis.opendocument.formula',
  parts: {
    'content.xml': async (part, budget) => checkMathematics(await whole(part), budget),
    'settings.xml': (part, budget) => readXml(part, new Settings(), budget),
  },
  refusal: notCarried,
};

/** Of settings, some are addresses that are asked as soon as a document is opened. */
class Settings implements XmlListener {
  wantsText = true;
  /** What each open element says, whatever stands within it. */
  private readonly values: string[] = [];

  open(): void {
    this.values.push('');
  }

  text(text: string): void {
    this.values.push((this.values.pop() ?? '') + text);
  }

  close(): void {
    if (hasServer(this.values.pop() ?? '')) throw elsewhere();
  }
}
