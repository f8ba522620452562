import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadFaqs, type SafeFaq, toSafeFaqs } from '../../live/faqs';
import { builtHtml } from '../../shared/built-html';

export interface LiveFaqs {
  faqs: readonly SafeFaq[];
  /** Whether the backend is being asked just now: the loading flag of R-FAQ-09. */
  isLoading: boolean;
  /** Whether the last answer was none; it stays so until a sound one has come. */
  hasFailed: boolean;
  reload: () => void;
}

/** In milliseconds: a page that comes back into view asks again when its questions are older. */
const maxAge = 60_000;

/** The questions of the build at once, then the backend's current ones (R-FAQ-10, R-FAQ-11). */
export function useFaqs(nodes: readonly Queries.FaqQuestionFragment[]): LiveFaqs {
  const snapshot = useMemo(
    () =>
      toSafeFaqs(
        nodes.map((node) => ({ ...node, id: node.jsonId })),
        builtHtml,
      ),
    [nodes],
  );
  const [current, setCurrent] = useState<readonly SafeFaq[]>();
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const askedAt = useRef(0);

  const reload = useCallback(() => {
    const request = Date.now();
    askedAt.current = request;
    setLoading(true);
    const settle = (faqs?: readonly SafeFaq[]) => {
      if (askedAt.current !== request) return;
      if (faqs) setCurrent(faqs);
      setFailed(faqs === undefined);
      setLoading(false);
    };
    loadFaqs(snapshot).then(settle, () => settle());
  }, [snapshot]);

  useEffect(() => {
    reload();
    const onReturn = () => {
      if (!document.hidden && Date.now() - askedAt.current > maxAge) reload();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      askedAt.current = 0;
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [reload]);

  return { faqs: current ?? snapshot, isLoading, hasFailed, reload };
}
