import { useEffect, useState } from 'react';

/** In pixels: past this the header has its other style and the way back up is offered (R-CONST-06). */
const scrollThreshold = 20;

/** Whether the page is scrolled past the threshold; false until mounted, so the first render matches the server's. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
