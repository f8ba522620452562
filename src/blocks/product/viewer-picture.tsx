import { useEffect, useState } from 'react';
import * as styles from './viewer-picture.module.css';

interface ViewerPictureProps {
  image: Queries.ProductScreenFragment;
  /** Whether it is fetched now; until then, and while it comes, its thumbnail stands in its place. */
  isDue: boolean;
  onLoad: () => void;
}

/** A screen in the viewer. One that did not load is asked for again by a button, and when the network is back. */
export function ViewerPicture({ image, isDue, onLoad }: ViewerPictureProps) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const again = () => setLost(false);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
  if (isLost) {
    return (
      <div className={styles.lost}>
        <p>This picture did not load: {image.alt}</p>
        <button
          type="button"
          className={styles.again}
          onClick={({ currentTarget }) => {
            // The button goes, and arrow keys move the row from whatever in it has the focus.
            currentTarget.closest('ul')?.focus();
            setLost(false);
          }}
        >
          Load it again
        </button>
      </div>
    );
  }
  const size = { width: 1440, height: 900 };
  const { src, srcSet, sizes } = image.file.childImageSharp?.thumbnail.images.fallback ?? {};
  return (
    <>
      <img src={src} srcSet={srcSet} sizes={sizes} alt={isDue ? '' : image.alt} {...size} loading="lazy" />
      {isDue ? (
        <img src={image.file.publicURL ?? ''} alt={image.alt} {...size} onLoad={onLoad} onError={() => setLost(true)} />
      ) : null}
    </>
  );
}
