import path from 'node:path';
import { entrySchema } from '../json-schema';
import { referencesIn } from '../references';
import { type PictureUse, pictureUses } from '../schema/picture-uses';
import { census } from './census';
import { pictureFolder } from './file-kinds';
import type { ContentFile, Problem } from './load';
import { type Picture, pictureAt } from './pictures';

const uses: ReadonlyMap<string, PictureUse> = new Map(Object.entries(pictureUses));

/** Pictures that are not fit for where they are shown; and as notices, those that are shown nowhere. */
export function checkUses(dataDir: string, files: readonly ContentFile[]): { problems: Problem[]; notices: Problem[] } {
  const named = files.flatMap(namedBy);
  const problems = named.flatMap(({ file, path, value, folder, picture }) => {
    const found = pictureAt(dataDir, picture);
    // One that is not there is told with all that leads nowhere.
    const fault = found && faultFor(uses.get(folder), found, isJudged(picture));
    return fault ? [{ file, path, message: `names the picture "${value}", which ${fault}` }] : [];
  });
  return { problems, notices: unnamed(dataDir, new Set(named.map(({ picture }) => picture))) };
}

/** The pictures that a file names, by their paths below the content folder. */
export function picturesNamedBy(file: ContentFile): string[] {
  return namedBy(file).map(({ picture }) => picture);
}

function namedBy({ collection, file, entries }: ContentFile) {
  const schema = entrySchema(collection);
  return entries.flatMap(({ value, path: start }) =>
    referencesIn(schema, value, start).flatMap(({ folder, value, path: place }) =>
      folder !== undefined && typeof value === 'string'
        ? [{ file, path: place, value, folder, picture: path.posix.join(path.posix.dirname(file), value) }]
        : [],
    ),
  );
}

/** Whether what is wrong with a picture is told of it, wherever it is shown. */
function isJudged(picture: string): boolean {
  return picture.startsWith(`${pictureFolder}/`);
}

function faultFor(
  use: PictureUse | undefined,
  { shape, faults }: Picture,
  isToldElsewhere: boolean,
): string | undefined {
  if (!shape) return isToldElsewhere ? undefined : faults.join('; ');
  if (!use) return undefined;
  const { width, height, isDrawing } = shape;
  if (isDrawing && use.isResized) return `is a drawing (SVG): ${use.what} is a PNG, JPEG or WebP picture`;
  const { least, between, words } = use;
  const isLarge = isDrawing || (width >= least[0] && height >= least[1]);
  if (isLarge && between[0] <= width / height && width / height <= between[1]) return undefined;
  return `is ${width} × ${height}: ${use.what} is at least ${least.join(' × ')} pixels, and ${words}`;
}

/** Those beside all folders are for pages of their own. */
function unnamed(dataDir: string, named: ReadonlySet<string>): Problem[] {
  const folders = new Map<string, string[]>();
  for (const { file, kind } of census(dataDir)) {
    const folder = path.posix.dirname(file);
    if (kind.kind !== 'picture' || folder === pictureFolder || named.has(file)) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders.values()].flatMap(([file = '', ...others]) => {
    const which = others.length === 0 ? 'is' : `and ${others.length} more of its folder are`;
    return { file, path: '', message: `${which} shown nowhere: delete what is not to be used` };
  });
}
