import { useEffect } from 'react';

/** Calls back when somebody follows a link to this hash: on arrival, on this page, and once more when already there. */
export function useFollowed(hash: string, onFollow: () => void): void {
  useEffect(() => {
    const arrive = () => {
      if (window.location.hash === hash) onFollow();
    };
    // A second press of the same link changes no hash, so no hashchange tells of it. The browser still scrolls there,
    // and takes the focus away as it does, so wait until it has.
    const press = ({ target }: MouseEvent) => {
      const isAgain = window.location.hash === hash;
      if (isAgain && target instanceof Element && target.closest(`a[href="${hash}"]`)) window.setTimeout(onFollow);
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
