import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import { filesIn } from '../../../src/build/files-in';

/**
 * The rooms of the code, and whose files each may import: dependence goes one way, so that whoever changes a room knows
 * whom it concerns. Two rooms that know each other are one, and stand in brackets of their own.
 */
const rooms: Readonly<Record<string, string>> = {
  // What everybody agrees on.
  'src/contract': 'data',
  'src/content': 'src/contract',
  // Pages, in the browser and at the build.
  'src/shared': 'data src/contract',
  'src/live': 'src/contract src/shared',
  'src/seo': 'src/shared',
  'src/waker': 'src/contract src/shared',
  'src/components': 'src/contract src/shared',
  'src/search': 'data src/contract src/live src/shared',
  'src/forms/sending': 'src/contract src/live src/shared',
  'src/forms/state': 'src/contract src/live src/shared src/components src/forms/sending',
  'src/forms/view': 'src/contract src/live src/shared src/components src/forms/sending src/forms/state',
  'src/forms': 'src/shared src/forms/state src/forms/view',
  'src/blocks': 'src/contract src/live src/shared src/components src/forms src/forms/state src/search src/seo',
  'src/layout': 'data src/contract src/shared src/components src/forms/state src/forms/sending src/blocks',
  'src/pages': 'src/contract src/shared src/components src/forms src/forms/view src/search src/seo src/blocks',
  'src/templates': 'src/contract src/live src/shared src/components src/forms src/seo src/blocks',
  'src/build': 'src/contract src/content src/shared src/components src/search api/src/config',
  // The backend.
  'api/src/cache': '',
  'api/src/liveness': '',
  'api/src/log': 'src/contract',
  'api/src/config': 'src/contract api/src/log (api/src/release)',
  'api/src/http': 'src/contract api/src/cache api/src/config api/src/log (api/src/quotas)',
  'api/src/quotas': 'src/contract api/src/cache (api/src/http)',
  'api/src/lists': 'src/contract src/content api/src/cache api/src/http api/src/log',
  'api/src/site': 'src/contract src/content api/src/cache api/src/http api/src/lists api/src/log (api/src/release)',
  'api/src/release': 'api/src/cache api/src/lists api/src/log (api/src/config) (api/src/site)',
  'api/src/leads/store': 'src/contract api/src/cache api/src/config api/src/liveness api/src/log api/src/quotas',
  'api/src/leads': 'src/contract api/src/leads/store',
  'api/src/leads/inspect': 'src/contract api/src/cache api/src/http api/src/quotas api/src/leads/store',
  'api/src/leads/accept':
    'src/contract api/src/http api/src/lists api/src/log api/src/quotas api/src/leads api/src/leads/inspect api/src/leads/store',
  'api/src/leads/marketing':
    'src/contract api/src/http api/src/lists api/src/leads api/src/leads/store api/src/leads/accept',
  'api/src/leads/notify':
    'src/contract api/src/cache api/src/config api/src/lists api/src/log api/src/leads api/src/leads/store api/src/leads/marketing',
  'api/src/health':
    'src/contract api/src/cache api/src/config api/src/http api/src/log api/src/release api/src/leads/accept api/src/leads/inspect api/src/leads/notify api/src/leads/store',
  'api/src/metrics': 'src/contract api/src/cache api/src/config api/src/leads/inspect api/src/leads/store',
  'api/src/openapi': 'src/contract package.json api/src/http api/src/lists api/src/health api/src/leads/accept',
  'api/src/leads/export': 'src/contract api/src/leads api/src/leads/store api/src/leads/marketing',
  'api/src/desk':
    'src/contract api/src/config api/src/http api/src/lists api/src/liveness api/src/log api/src/quotas api/src/release api/src/leads api/src/leads/store api/src/leads/export api/src/leads/marketing',
  'api/src/cli':
    'src/contract api/src/config api/src/health api/src/log api/src/release api/src/leads api/src/leads/export api/src/leads/marketing api/src/leads/notify api/src/leads/store',
};

/** What puts the rooms together. */
const entries = new Set(['api/src', 'src']);

test.each(Object.keys(rooms))('%s imports only what it may', (room) => {
  const allowed = allowedTo(room);
  const imported = sources.filter(({ file }) => roomOf(file) === room);
  expect(imported.length).toBeGreaterThan(0);
  const astray = imported.flatMap(({ file, imports }) =>
    imports
      .filter((other) => roomOf(other) !== room && !allowed.has(roomOf(other)))
      .map((other) => `${file} ← ${other}`),
  );
  expect(astray).toEqual([]);
});

test('Every room has its line, and none may import what it does not', () => {
  const used = new Map<string, Set<string>>();
  for (const { file, imports } of sources)
    used.set(roomOf(file), new Set([...(used.get(roomOf(file)) ?? []), ...imports.map(roomOf)]));
  expect([...used.keys()].filter((room) => !entries.has(room) && !(room in rooms) && used.get(room)?.size)).toEqual([]);
  const unused = Object.keys(rooms).flatMap((room) =>
    [...allowedTo(room)].filter((other) => !used.get(room)?.has(other)).map((other) => `${room} → ${other}`),
  );
  expect(unused).toEqual([]);
});

test('Dependence goes one way, but for rooms in brackets', () => {
  const seen = new Set<string>();
  const circles: string[] = [];
  const visit = (room: string, path: readonly string[]) => {
    if (path.includes(room)) circles.push([...path, room].join(' → '));
    else if (!seen.has(room)) for (const other of oneWay(room)) visit(other, [...path, room]);
    seen.add(room);
  };
  for (const room of Object.keys(rooms)) visit(room, []);
  expect(circles).toEqual([]);
});

interface Source {
  file: string;
  /** Files of this repository that it imports, types too. */
  imports: string[];
}

const sources: readonly Source[] = ['src', 'api/src']
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => {
    const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'), true, true);
    const own = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
    return { file, imports: own.map((name) => path.normalize(path.join(path.dirname(file), name))) };
  });

/** `src/blocks`; of the two rooms that are houses of their own, `src/forms/view` and `api/src/leads/store`. */
function roomOf(file: string): string {
  const folders = file.split('/');
  if (!entries.has(folders[0] === 'api' ? 'api/src' : (folders[0] ?? ''))) return folders[0] ?? '';
  const house = folders.findIndex((name, at) => name === 'forms' || (name === 'leads' && at === 2));
  const depth = folders[0] === 'api' ? 3 : 2;
  const end = house >= 0 && house < depth ? depth + 1 : depth;
  return folders.slice(0, Math.min(end, folders.length - 1)).join('/') || file;
}

function allowedTo(room: string): ReadonlySet<string> {
  return new Set((rooms[room] ?? '').replace(/[()]/g, '').split(' ').filter(Boolean));
}

function oneWay(room: string): readonly string[] {
  return (rooms[room] ?? '').split(' ').filter((name) => name && !name.startsWith('('));
}
