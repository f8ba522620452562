import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { findJob, jobPath } from '../../contract/jobs';
import { slugify } from '../../contract/slugify';
import { named } from '../../shared/named';
import type { Position } from './arrange';

interface Selection {
  /** The chosen position, at first the first open one; undefined only when there is none. */
  selected: Position | undefined;
  select: (id: string) => void;
  /** Why what the address names is not in the list: its number is `gone`, or its words are `unclear`. */
  unknown: 'gone' | 'unclear' | undefined;
}

/**
 * Which position is read. The address carries it as `?job=<id>`, or `#job-<id>` in older links, so that it can be
 * passed on (R-JOIN-04); who writes such an address by hand may name the position as its page does, or by its title.
 * The server renders without one. Where there is no room for a panel, it leads to the job's page.
 */
export function useSelection(
  positions: readonly Position[],
  { search, hash }: { search: string; hash: string },
  hasPanel: () => boolean,
): Selection {
  const [id, setId] = useState<string>();
  const isFollowed = useRef(false);

  useEffect(() => {
    const wanted = new URLSearchParams(search).get('job') ?? /^#job-(.+)$/.exec(hash)?.[1];
    if (wanted) setId(wanted);
  }, [search, hash]);

  const found = id === undefined ? undefined : findPosition(id, positions);
  useEffect(() => {
    if (!found || isFollowed.current) return;
    isFollowed.current = true;
    if (hasPanel()) document.getElementById('jobs')?.scrollIntoView();
    else navigate(jobPath(found.job), { replace: true });
  }, [found, hasPanel]);

  function select(chosen: string) {
    isFollowed.current = true;
    setId(chosen);
    const address = new URL(window.location.href);
    address.searchParams.set('job', chosen);
    address.hash = '';
    window.history.replaceState(window.history.state, '', address);
  }

  return {
    selected: found ?? positions[0],
    select,
    unknown: id === undefined || found ? undefined : /(?:^|-)\d+$/.test(id) ? 'gone' : 'unclear',
  };
}

function findPosition(wanted: string, positions: readonly Position[]): Position | undefined {
  const jobs = positions.map(({ job }) => job);
  const titles = jobs.map((job) => ({ slug: slugify(job.job_title), job }));
  const name = slugify(wanted);
  // A number alone is that of a position, though a title may have it too.
  const byName = /[a-z]/.test(name) ? named(name, titles)?.job : undefined;
  const found = jobs.find(({ id }) => id === wanted) ?? byName ?? (name === '' ? undefined : findJob(name, jobs));
  return positions.find(({ job }) => job === found);
}
