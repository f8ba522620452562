import { readFileSync } from 'node:fs';
import path from 'node:path';

const styles = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8');

/** Up to the first blank line, where the scales begin. */
const lines = styles.slice(styles.indexOf(':root {'), styles.indexOf('\n\n')).split('\n');

/** The rules of `tokens.css` that define the brand's colours, for documents that are made without the site's styles. */
export const paletteCss = `${lines.join('\n')}\n}`;

const colours = new Map(
  lines.slice(1).map((line) => {
    const [name = '', hex = ''] = line.trim().replace(';', '').split(': ');
    return [name, hex];
  }),
);

/**
 * A colour of the brand, as `#26348b`, where CSS cannot be asked: in the manifest, codes and pictures.
 * @param name as in `src/styles/tokens.css`, without the dashes
 * @throws for a name that is not there
 */
export function colour(name: string): string {
  const hex = colours.get(`--${name}`);
  if (!hex) throw new Error(`src/styles/tokens.css defines no colour --${name}`);
  return hex;
}
