import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The `style.css` beside a product's screens. */
export const ownCss = (folder: string): string => readFileSync(path.join(folder, 'style.css'), 'utf8');
