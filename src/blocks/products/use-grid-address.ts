import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { gridPath } from '../../contract/paths';

/** A page of the plain grid has an address of its own; whoever asks for it as for one of an answer is led there. */
export function useGridAddress(page: number): void {
  useEffect(() => {
    if (page > 1) void navigate(gridPath(page), { replace: true });
  }, [page]);
}
