import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon';
import { embedAddress } from './embed-address';
import * as styles from './video.module.css';

interface VideoProps {
  /** A video on YouTube, or a file of ours that begins with `/`. */
  url: string;
  title: string;
}

/**
 * Nothing is loaded from anywhere until the visitor asks for it (R-PROD-10, X5): the button stands in its place.
 * Following a link to it, as Watch A Demo does, asks for it.
 */
export function Video({ url, title }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const play = () => window.location.hash === '#video' && setPlaying(true);
    play();
    window.addEventListener('hashchange', play);
    return () => window.removeEventListener('hashchange', play);
  }, []);

  return (
    <div id="video" className={styles.video}>
      {isPlaying ? (
        <Player url={url} title={title} />
      ) : (
        <a href={url} className={styles.start} onClick={(event) => startInPlace(event, setPlaying)}>
          <Icon name="play" size={2} />
          <span>Watch {title}</span>
        </a>
      )}
    </div>
  );
}

function startInPlace(event: React.MouseEvent, setPlaying: (playing: boolean) => void): void {
  event.preventDefault();
  setPlaying(true);
}

function Player({ url, title }: VideoProps) {
  if (url.startsWith('/')) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: our videos have no speech
      <video src={url} controls autoPlay playsInline className={styles.player} aria-label={`${title} on screen`} />
    );
  }
  return (
    <iframe
      src={embedAddress(url)}
      title={`${title} on screen`}
      className={styles.player}
      allow="autoplay; fullscreen; picture-in-picture"
    />
  );
}
