import type { MouseEvent } from 'react';
import { ExternalLink } from '../../components/external-link';
import { Icon } from '../../components/icon';
import { productTour } from './product-tour';
import * as styles from './video-start.module.css';

interface VideoStartProps {
  url: string;
  title: string;
  onClick: (event: MouseEvent) => void;
}

/** The link that starts a video. Our own film has a picture; of another we know only what it is called. */
export function VideoStart({ url, title, onClick }: VideoStartProps) {
  if (url !== productTour.file) {
    return (
      <a href={url} className={styles.row} onClick={onClick}>
        <Icon name="play" size={2} />
        <span>Watch {title}</span>
      </a>
    );
  }
  const { poster, width, height, seconds } = productTour;
  return (
    <a href={url} className={`sewn ${styles.facade}`} onClick={onClick}>
      <img src={poster} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <svg className={styles.mark} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
        <circle cx="36" cy="36" r="34" />
        <path d="M29 23.500v25L50 36z" />
      </svg>
      <span className={styles.words}>
        <strong>Watch {title}</strong> <span>{seconds} seconds, no sound</span>
      </span>
    </a>
  );
}

/** The link to a film that only another site shows. */
export function VideoElsewhere({ url, title }: Pick<VideoStartProps, 'url' | 'title'>) {
  return (
    <ExternalLink href={url} className={styles.row}>
      Watch {title}
    </ExternalLink>
  );
}
