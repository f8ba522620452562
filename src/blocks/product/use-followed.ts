import { useEffect } from 'react';

/** Calls back when somebody follows a link to this hash: on arrival, on this page, and once more when already there. */
export function useFollowed(hash: string, onFollow: () => void): void {
  useEffect(() => {
    const arrive = () => {
      if (window.location.hash === hash) onFollow();
    };
    // A second press of the same link changes no hash, so no hashchange tells of it.
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="${hash}"]`)) arrive();
    };
    arrive();
    window.addEventListener('hashchange', arrive);
    document.addEventListener('click', press);
    return () => {
      window.removeEventListener('hashchange', arrive);
      document.removeEventListener('click', press);
    };
  }, [hash, onFollow]);
}
