import { useEffect, useState } from 'react';
import * as styles from './viewer-picture.module.css';

interface ViewerPictureProps {
  image: Queries.ProductScreenFragment;
  /** Whether it is what the viewer is opened with. */
  isFirst: boolean;
  /** Called with the picture each time that it has been drawn, and with null when it goes. */
  onDrawn: (picture: HTMLImageElement | null) => void;
}

/** A screen in the viewer. One that did not load is asked for again by a button, and when the network is back. */
export function ViewerPicture({ image, isFirst, onDrawn }: ViewerPictureProps) {
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
  return (
    <img
      src={image.file.publicURL ?? ''}
      alt={image.alt}
      width="1440"
      height="900"
      loading={isFirst ? 'eager' : 'lazy'}
      onError={() => setLost(true)}
      ref={onDrawn}
    />
  );
}
