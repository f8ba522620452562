import { brokenDocxs } from './docx-archive';
import { docxsWithFields } from './docx-fields';
import { docxsWithFiles } from './docx-files';
import { docxsWithLinks } from './docx-links';
import { docxsInOddXml } from './docx-xml';
import type { Hostile } from './hostile';

export const hostileDocxs: Hostile[] = [
  ...brokenDocxs,
  ...docxsInOddXml,
  ...docxsWithLinks,
  ...docxsWithFields,
  ...docxsWithFiles,
];
