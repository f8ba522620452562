import { type RefObject, Suspense, useEffect, useRef } from 'react';
import * as styles from './carousel.module.css';
import type { CarouselProps } from './carousel-slider';
import { lazily } from './lazily';
import { useNearViewport } from './use-near-viewport';

const Slider = lazily(() => import('./carousel-slider'));

/**
 * A row of slides that scrolls by itself in the browser, and becomes a react-slick carousel when it comes near the
 * viewport. Server and first client render are the same plain list, so nothing shifts and every slide is in the HTML.
 */
export function Carousel(props: CarouselProps) {
  const container = useRef<HTMLElement>(null);
  const isNear = useNearViewport(container);
  useKeptFocus(container);
  const row = <Row {...props} />;
  return (
    <section ref={container} data-wakes tabIndex={-1} aria-roledescription="carousel" aria-label={props.label}>
      {isNear ? (
        <Suspense fallback={row}>
          <Slider {...props} />
        </Suspense>
      ) : (
        row
      )}
    </section>
  );
}

/** When the part that has the focus gives way to another, the container takes the focus instead of nothing. */
function useKeptFocus(container: RefObject<HTMLElement>): void {
  const hadFocus = container.current?.contains(document.activeElement) === true;
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
}

function Row({ slides, show, showOnPhone }: CarouselProps) {
  const sizes = { '--show': show, '--show-on-phone': showOnPhone };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul tabIndex={0} className={styles.row} style={sizes as React.CSSProperties}>
      {slides.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
