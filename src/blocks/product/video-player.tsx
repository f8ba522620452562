import { useEffect, useRef } from 'react';
import { embedAddress } from './embed-address';
import { productTour } from './product-tour';
import * as styles from './video-player.module.css';

interface VideoPlayerProps {
  url: string;
  title: string;
  /** Each time the visitor asks for the video, it gets the focus and plays. */
  timesAsked: number;
}

export function VideoPlayer({ url, title, timesAsked }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again starts again
  useEffect(() => {
    // The page may still be gliding towards it.
    (video.current ?? frame.current)?.focus({ preventScroll: true });
    // A browser may refuse, say on a page opened by a shared link; then the player's own button is there.
    video.current?.play().catch(() => undefined);
  }, [timesAsked]);

  const name = `Film of ${title}`;
  if (!url.startsWith('/')) {
    return (
      <iframe
        ref={frame}
        src={embedAddress(url)}
        title={name}
        className={styles.player}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    );
  }
  const isTour = url === productTour.file;
  return (
    <>
      <video
        ref={video}
        src={url}
        poster={isTour ? productTour.poster : undefined}
        // Without sound anyway; saying so lets a browser play it that wants silence.
        muted={isTour}
        controls
        playsInline
        preload="none"
        className={styles.player}
        aria-label={name}
        aria-describedby={isTour ? 'video-description' : undefined}
      />
      {isTour ? (
        <p id="video-description" className="visually-hidden">
          {productTour.description}
        </p>
      ) : null}
    </>
  );
}
