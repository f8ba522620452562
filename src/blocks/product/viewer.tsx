import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import { isPinched, usePinch } from './use-pinch';
import * as styles from './viewer.module.css';
import { ViewerPicture } from './viewer-picture';

interface ViewerProps {
  title: string;
  images: readonly Queries.ProductScreenFragment[];
  /** Which of the images is shown first. */
  start: number;
}

/**
 * The screens of a product over the whole window: in a row that fingers and arrow keys move, each as a whole or at its
 * real size, or as large as two fingers make it, where it is moved about like a map.
 */
export default function Viewer({ title, images, start }: ViewerProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const latest = useRef(start);
  const [isLarge, setLarge] = useState(false);
  const [loaded, setLoaded] = useState<readonly number[]>([]);

  /** The one that is looked at, then those beside it: on a slow network it would come last of all. */
  function isDue(index: number): boolean {
    const isBeside = Math.abs(index - shown) === 1 && loaded.includes(shown);
    return index === shown || isBeside || loaded.includes(index);
  }

  function show(index: number) {
    const { current } = row;
    setLarge(false);
    current?.scrollTo({ left: index * current.clientWidth });
  }

  function noteShown() {
    const { current } = row;
    if (!current || isLarge) return;
    latest.current = Math.round(current.scrollLeft / current.clientWidth);
    setShown(latest.current);
  }

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || isLarge || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(Math.min(Math.max(shown + step, 0), images.length - 1));
  }

  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    // The dialog that it stands in may not be open yet, and then it has no width; and devices are turned.
    const keep = () => current.scrollTo({ left: latest.current * current.clientWidth, behavior: 'instant' });
    const sizes = new ResizeObserver(keep);
    sizes.observe(current);
    // Whichever comes first: this, or the dialog that it stands in, which gives the focus to what asks for it.
    current.setAttribute('autofocus', '');
    current.focus();
    return () => sizes.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (isLarge) centre(row.current?.children[latest.current]);
  }, [isLarge]);
  usePinch(row, isLarge, setLarge);

  const screen = images[shown];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move it from whichever part has the focus
    <div className={styles.viewer} onKeyDown={moveByKey}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ul ref={row} tabIndex={0} aria-label={`Screens of ${title}`} className={styles.row} onScroll={noteShown}>
        {images.map((image, index) => (
          <li
            key={image.alt}
            className={isLarge && index === shown ? styles.large : styles.whole}
            tabIndex={isLarge && index === shown ? 0 : undefined}
          >
            <ViewerPicture
              image={image}
              isDue={isDue(index)}
              onLoad={() => setLoaded((before) => [...before, index])}
            />
          </li>
        ))}
      </ul>
      <p className={styles.caption} aria-live="polite">
        <span className={styles.place}>
          {shown + 1} of {images.length}
        </span>{' '}
        {screen?.alt}
      </p>
      <div className={styles.controls}>
        <button type="button" className={styles.control} disabled={shown === 0} onClick={() => show(shown - 1)}>
          <Icon name="chevron-left" /> <span className={styles.word}>Previous</span>
        </button>
        <button type="button" className={styles.control} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Icon name="search" /> <span className={styles.word}>Real size</span>
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={shown === images.length - 1}
          onClick={() => show(shown + 1)}
        >
          <span className={styles.word}>Next</span> <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}

function centre(frame: Element | undefined): void {
  if (!(frame instanceof HTMLElement) || isPinched(frame)) return;
  frame.scrollTo({
    left: (frame.scrollWidth - frame.clientWidth) / 2,
    top: (frame.scrollHeight - frame.clientHeight) / 2,
    behavior: 'instant',
  });
}
