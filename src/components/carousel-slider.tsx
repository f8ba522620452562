import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import SlickSlider from 'react-slick';
import * as styles from './carousel-slider.module.css';
import { Icon } from './icon';
import './slick.css';
import { useMedia } from './use-media';

interface Slide {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Names the carousel for people who cannot see it. */
  label: string;
  slides: readonly Slide[];
  /** Slides in view above 600 px. */
  show: number;
  /** Slides in view on a phone (R-SHELL-08). */
  showOnPhone: number;
  /** In milliseconds: how long a move takes. */
  speed: number;
  /** In milliseconds: how long a slide rests when the carousel moves by itself; leave out for one that does not. */
  autoplay?: number;
}

/**
 * The live carousel over react-slick. Its own defects are mended here: hidden slides are inert (its issues 1535 and
 * 1980), what is in view follows one media query instead of `responsive` (1245), and what moves by itself can be
 * stopped and never moves for people who asked for less motion.
 */
export default function CarouselSlider({ slides, show, showOnPhone, speed, autoplay }: CarouselProps) {
  const isPhone = useMedia('(max-width: 37.5em)');
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const moves = autoplay !== undefined && !reducedMotion;
  const [paused, setPaused] = useState(false);
  const slider = useRef<SlickSlider>(null);
  const container = useRef<HTMLDivElement>(null);
  useInertHiddenSlides(container);
  useFocusOfPressed(container);

  useEffect(() => {
    if (moves && !paused) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [moves, paused]);

  const visible = Math.min(isPhone ? showOnPhone : show, slides.length);
  return (
    <div ref={container} className={styles.live}>
      <div className={styles.controls}>
        <ControlButton label="Previous" icon="chevron-left" onClick={() => slider.current?.slickPrev()} />
        {moves ? (
          <ControlButton
            label={paused ? 'Play' : 'Pause'}
            icon={paused ? 'play' : 'pause'}
            onClick={() => setPaused((value) => !value)}
          />
        ) : null}
        <ControlButton label="Next" icon="chevron-right" onClick={() => slider.current?.slickNext()} />
      </div>
      <SlickSlider
        ref={slider}
        slidesToShow={visible}
        slidesToScroll={1}
        speed={reducedMotion ? 0 : speed}
        autoplay={moves}
        autoplaySpeed={autoplay}
        infinite
        dots
        arrows={false}
        pauseOnHover
        accessibility={false}
      >
        {slides.map(({ key, content }) => (
          <div key={key} className={styles.slide}>
            {content}
          </div>
        ))}
      </SlickSlider>
    </div>
  );
}

interface ControlButtonProps {
  label: string;
  icon: string;
  onClick: () => void;
}

function ControlButton({ label, icon, onClick }: ControlButtonProps) {
  return (
    <button type="button" className={styles.control} onClick={onClick}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** Slides that react-slick hides, and the copies it makes for endless turning, must not be reachable by keyboard. */
function useInertHiddenSlides(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    const update = () => {
      for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) {
        slide.inert = slide.getAttribute('aria-hidden') === 'true';
        slide.removeAttribute('tabindex');
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [container]);
}

/**
 * Neither react-slick nor Safari lets a link that is pressed have the focus, and a dialog that it opens gives the focus
 * back to whatever had it.
 */
function useFocusOfPressed(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = container.current;
    const focus = ({ target }: MouseEvent) => {
      if (target instanceof Element) target.closest('a')?.focus({ preventScroll: true });
    };
    // Before the link's own handler, which React calls when the click has come up to its root.
    root?.addEventListener('click', focus);
    return () => root?.removeEventListener('click', focus);
  }, [container]);
}
