import { currentRelease, releasesIn } from './folders';
import { whileNobodySwitches } from './lock';
import { switchTo } from './publish';

/**
 * Leads visitors back to the release before the one they see, or to the one that is named.
 * @returns what to tell whoever asked for it
 */
export function rollBack(folder: string, to?: string): string {
  return whileNobodySwitches(folder, () => rollBackAlone(folder, to));
}

function rollBackAlone(folder: string, to: string | undefined): string {
  const known = releasesIn(folder);
  const current = known.find(({ name }) => name === currentRelease(folder));
  const wanted = to ?? current?.previous;
  if (!wanted) throw new Error('There is no release to go back to: nothing was released before this one.');
  if (wanted === current?.name) throw new Error(`Visitors see ${wanted} already.`);
  const found = known.find(({ name }) => name === wanted);
  if (!found)
    throw new Error(`There is no release ${wanted} (any more): npm run release -- --list shows those there are.`);
  switchTo(folder, wanted);
  const isOther = current !== undefined && current.server !== found.server;
  return `Visitors see ${wanted} within a second.${isOther ? goBackAlsoHint(found.commit) : ''}`;
}

/** A line for each release, the newest first. */
export function list(folder: string): string {
  const current = currentRelease(folder);
  const lines = releasesIn(folder).map(({ name, commit, lastSeen }) => {
    const seen = name === current ? 'visitors see it' : `until ${new Date(lastSeen).toISOString().slice(0, 16)}Z`;
    return [name, seen, commit].filter(Boolean).join('  ');
  });
  return lines.reverse().join('\n') || 'Nothing has been released yet.';
}

/** What a release does not hold is the server's own code. */
function goBackAlsoHint(commit: string): string {
  const to = commit && ` (${commit})`;
  return `\nIt was made beside another version of the server, or of data/options.json: if they do not go together, go back to that commit as well${to}, and start the server again.`;
}
