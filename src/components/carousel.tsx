import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './carousel.module.css';
import type { CarouselProps } from './carousel-slider';
import { untilLoaded } from './lazily';
import { useNearViewport } from './use-near-viewport';

/** In milliseconds: so often it is looked whether the button of the mouse is up again. */
const pause = 50;

/**
 * A row of slides that scrolls by itself in the browser, and becomes a react-slick carousel when it comes near the
 * viewport. Server and first client render are the same plain list, so nothing shifts and every slide is in the HTML.
 */
export function Carousel(props: CarouselProps) {
  const container = useRef<HTMLElement>(null);
  const Slider = useSlider(container);
  useKeptFocus(container);
  return (
    <section ref={container} data-wakes tabIndex={-1} aria-roledescription="carousel" aria-label={props.label}>
      {Slider ? <Slider {...props} /> : <Row {...props} />}
    </section>
  );
}

/**
 * What takes the place of the row, once it is there. Not while the button of a mouse is down on the row: browsers click
 * on nothing when what was pressed is gone before the button is up.
 */
function useSlider(container: RefObject<HTMLElement>): ComponentType<CarouselProps> | undefined {
  const isNear = useNearViewport(container);
  const [Slider, setSlider] = useState<ComponentType<CarouselProps>>();
  useEffect(() => {
    if (!isNear) return;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void untilLoaded(() => import('./carousel-slider')).then(function take({ default: loaded }) {
      if (isGone) return;
      if (container.current?.matches(':active')) timeout = setTimeout(take, pause, { default: loaded });
      else setSlider(() => loaded);
    });
    return () => {
      isGone = true;
      clearTimeout(timeout);
    };
  }, [isNear, container]);
  return Slider;
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
