import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { MouseEvent } from 'react';
import { ExternalLink } from '../../components/external-link';
import { Icon } from '../../components/icon';
import { Picture } from '../../components/picture';
import type { Film } from './film';
import { productTour } from './product-tour';
import * as styles from './video-start.module.css';

/** A screen of the product. */
export interface VideoScreen {
  readonly file: { readonly childImageSharp: { readonly large: IGatsbyImageData } | null };
}

interface VideoStartProps {
  film: Film;
  screen: VideoScreen | null;
  onClick: (event: MouseEvent) => void;
}

/** The link that starts a film. One of ours has a picture; of another we know only what it is called. */
export function VideoStart({ film: { url, title, own }, screen, onClick }: VideoStartProps) {
  if (!own) {
    return (
      <a href={url} className={styles.row} onClick={onClick} data-in-place>
        <Icon name="play" size={2} />
        <span>Watch {title}</span>
      </a>
    );
  }
  const { width, height } = productTour;
  return (
    <a href={url} className={`sewn ${styles.facade}`} onClick={onClick} data-in-place>
      {own.poster ? (
        <img src={own.poster} alt="" width={width} height={height} loading="lazy" decoding="async" />
      ) : (
        <Picture image={screen?.file.childImageSharp?.large} alt="" />
      )}
      <svg className={styles.mark} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
        <circle cx="36" cy="36" r="34" />
        <path d="M29 23.500v25L50 36z" />
      </svg>
      <span className={styles.words}>
        <strong>Watch {title}</strong> <span>{own.seconds} seconds, no sound</span>
      </span>
    </a>
  );
}

/** The link to a film that only another site shows. */
export function VideoElsewhere({ film: { url, title } }: Pick<VideoStartProps, 'film'>) {
  return (
    <ExternalLink href={url} className={styles.row}>
      Watch {title}
    </ExternalLink>
  );
}
