import { useCallback, useEffect, useRef, useState } from 'react';
import type { SafeJob } from '../contract/jobs';

export interface LiveJobs {
  jobs: readonly SafeJob[];
  /** `built` while only the build's snapshot is known, `current` with the backend's answer, `failed` without one. */
  state: 'built' | 'current' | 'failed';
  reload: () => void;
}

/** The jobs of the build at once, then the backend's (R-JOIN-02). The build's stay when it has no good answer. */
export function useJobs(built: readonly SafeJob[]): LiveJobs {
  const [current, setCurrent] = useState<readonly SafeJob[]>();
  const [hasFailed, setFailed] = useState(false);

  const known = useRef(built);
  const reload = useCallback(() => {
    setFailed(false);
    import('./jobs').then(({ loadSafeJobs }) => loadSafeJobs(known.current)).then(setCurrent, () => setFailed(true));
  }, []);
  useEffect(reload, [reload]);

  const state = hasFailed ? 'failed' : current ? 'current' : 'built';
  return { jobs: current ?? built, state, reload };
}
