import { brokenDocxs } from './docx-archive';
import { docxsWithFieldData } from './docx-field-data';
import { docxsWithFieldPieces } from './docx-field-pieces';
import { docxsWithFields } from './docx-fields';
import { docxsWithFiles } from './docx-files';
import { docxsWithLinks } from './docx-links';
import { docxsWithOrders } from './docx-orders';
import { docxsInOddXml } from './docx-xml';
import type { Hostile } from './hostile';
import { docxsWithData } from './office-data';

export const hostileDocxs: Hostile[] = [
  ...brokenDocxs,
  ...docxsInOddXml,
  ...docxsWithLinks,
  ...docxsWithFields,
  ...docxsWithFieldData,
  ...docxsWithFieldPieces,
  ...docxsWithFiles,
  ...docxsWithData,
  ...docxsWithOrders,
];
