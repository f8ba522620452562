import type { Locator, Page } from '@playwright/test';

/** A carousel of the page that react-slick has taken over. */
export async function liveCarousel(page: Page, name: string): Promise<Locator> {
  const carousel = page.getByRole('region', { name, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('.slick-initialized').waitFor();
  return carousel;
}

/** Numbers of the slides in view, counted from 0. */
export async function inView(carousel: Locator): Promise<number[]> {
  const numbers = await carousel
    .locator('.slick-slide.slick-active')
    .evaluateAll((slides) => slides.map((slide) => Number(slide.getAttribute('data-index'))));
  return numbers.sort((a, b) => a - b);
}

export function dots(carousel: Locator): Locator {
  return carousel.locator('.slick-dots li');
}

interface Moves {
  /** By the clock of the page, in milliseconds. */
  times: number[];
  /** How long each move takes, as the style says. */
  speeds: string[];
}

/** Notes every move of a carousel from now on; `read` tells them. */
export async function watchMoves(carousel: Locator): Promise<{ read: () => Promise<Moves> }> {
  const moves = await carousel.locator('.slick-track').evaluateHandle((track) => {
    const noted: Moves = { times: [], speeds: [] };
    new MutationObserver(() => {
      const { transitionDuration } = (track as HTMLElement).style;
      const isNew = transitionDuration !== '' && Date.now() - (noted.times.at(-1) ?? 0) > 100;
      if (!isNew) return;
      noted.times.push(Date.now());
      noted.speeds.push(transitionDuration);
    }).observe(track, { attributeFilter: ['style'] });
    return noted;
  });
  return { read: () => moves.jsonValue() };
}
