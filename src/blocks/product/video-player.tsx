import { useEffect, useRef, useState } from 'react';
import { embedAddress } from './embed-address';
import type { Film } from './film';
import * as styles from './video-player.module.css';

interface VideoPlayerProps {
  film: Film;
  /** Each time the visitor asks for the video, it gets the focus and plays. */
  timesAsked: number;
}

export default function VideoPlayer({ film: { url, title, own }, timesAsked }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [seconds, setSeconds] = useState(0);

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
  const shots = own?.shots ?? [];
  const shown = shots.find(({ to }) => seconds < to) ?? shots.at(-1);
  return (
    <>
      <video
        ref={video}
        src={url}
        poster={own?.poster}
        // Without sound anyway; saying so lets a browser play it that wants silence.
        muted={own !== undefined}
        controls
        playsInline
        preload="none"
        className={styles.player}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        aria-label={name}
        aria-describedby={own ? 'video-description' : undefined}
      />
      {/* Whoever cannot see it hears all of it at once, in the description. */}
      {shown ? (
        <p aria-hidden="true" className={styles.caption}>
          {shown.caption}
        </p>
      ) : null}
      {own ? (
        <p id="video-description" className="visually-hidden">
          {own.description}
        </p>
      ) : null}
    </>
  );
}
