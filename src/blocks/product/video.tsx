import { type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazily } from '../../components/lazily';
import { embedAddress } from './embed-address';
import type { Film } from './film';
import * as styles from './video.module.css';
import { VideoElsewhere, type VideoScreen, VideoStart } from './video-start';

const VideoPlayer = lazily(() => import('./video-player'));

interface VideoProps {
  film: Film;
  /** Stands in the place of a film of the product's own screens until it is asked for. */
  screen: VideoScreen | null;
}

/** The product's own film, or the one of all our software (R-PROD-10). */
export function Video({ film, screen }: VideoProps) {
  if (playsHere(film.url)) return <VideoHere film={film} screen={screen} />;
  return (
    <div id="video" className={styles.video}>
      <VideoElsewhere film={film} />
    </div>
  );
}

/** The pages' security policy lets no other site into a frame. */
function playsHere(url: string): boolean {
  return url.startsWith('/') || embedAddress(url) !== url;
}

/**
 * Nothing is loaded from anywhere until the visitor asks for it (R-PROD-10, X5): a link stands in its place, which
 * opens the film itself where there is no JavaScript. Following a link to it, as Watch A Demo does, asks for it.
 */
function VideoHere({ film, screen }: VideoProps) {
  const [timesAsked, setTimesAsked] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const ask = useCallback(() => setTimesAsked((times) => times + 1), []);

  const arrive = useCallback(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return ask();
    // Nothing starts to move by itself; one more key does it, because the focus is there.
    const shown = box.current?.firstElementChild;
    if (shown instanceof HTMLElement) shown.focus({ preventScroll: true });
  }, [ask]);
  useFollowed('#video', arrive);

  const startInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask();
  };

  const start = <VideoStart film={film} screen={screen} onClick={startInPlace} />;
  return (
    <div id="video" ref={box} className={styles.video}>
      {timesAsked > 0 ? (
        <Suspense fallback={start}>
          <VideoPlayer film={film} timesAsked={timesAsked} />
        </Suspense>
      ) : (
        start
      )}
    </div>
  );
}

/** Calls back when somebody follows a link to this hash: on arrival, on this page, and once more when already there. */
function useFollowed(hash: string, onFollow: () => void): void {
  useEffect(() => {
    const arrive = () => {
      if (window.location.hash === hash) onFollow();
    };
    // A second press of the same link changes no hash, so no hashchange follows. The browser still scrolls there,
    // and takes the focus away as it does, so wait until it has.
    const press = ({ target }: Event) => {
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
