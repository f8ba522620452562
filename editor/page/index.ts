import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const folder = path.resolve(__dirname);
const decap = path.resolve(__dirname, '../node_modules/decap-cms/dist');

/** The page that loads the editor. Its addresses are relative, so that it may stand in any folder. */
export function document(policy?: string): string {
  const meta = policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${meta}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the content</title>
<script src="page.js" defer></script>
<noscript>The editor needs JavaScript.</noscript>
</html>
`;
}

/** The script of the page, without Decap CMS, which it loads. */
export function pageScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(folder, 'browser/start.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The files of Decap CMS: its script, and those that the script loads. */
export function decapFiles(): string[] {
  // What is not installed yet has no files.
  if (!existsSync(decap)) return [];
  return readdirSync(decap).filter((name) => name === 'decap-cms.js' || /^\d+\.decap-cms\.js$/.test(name));
}

/** One of them; undefined where there is none of that name. */
export function decapFile(name: string): Buffer | undefined {
  return decapFiles().includes(name) ? readFileSync(path.join(decap, name)) : undefined;
}
