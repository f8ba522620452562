import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { findJob, jobPath } from '../../contract/jobs';
import { slugify } from '../../contract/slugify';
import type { Position } from './arrange';

interface Selection {
  /** The chosen position, at first the first open one; undefined only when there is none. */
  selected: Position | undefined;
  select: (id: string) => void;
  /** Whether the address names a position that is not in the list. */
  isUnknown: boolean;
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

  const found = id === undefined ? undefined : named(id, positions);
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

  return { selected: found ?? positions[0], select, isUnknown: id !== undefined && !found };
}

function named(wanted: string, positions: readonly Position[]): Position | undefined {
  const jobs = positions.map(({ job }) => job);
  const name = slugify(wanted);
  const job =
    jobs.find(({ id }) => id === wanted) ??
    (name === '' ? undefined : (jobs.find(({ job_title }) => slugify(job_title) === name) ?? findJob(name, jobs)));
  return positions.find((position) => position.job === job);
}
