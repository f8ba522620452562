import { html } from '../../kit/html';
import type { Garment } from './data';

/** Right half of each garment, hung by its middle at 0,0; the left half is its mirror. */
const halves: Record<Garment, { half: string; seams: string }> = {
  Panjabi: { half: 'M0 6L7 0L24 7L36 40L26 45L21 32L22 96H0Z', seams: 'M0 6V44M-4 6V44H4V6' },
  Pyjama: { half: 'M0 2H16L22 92H7L0 36Z', seams: 'M-16 9H16M0 9V36' },
  Shirt: { half: 'M0 8L8 0L25 7L38 34L28 40L22 28V72H0Z', seams: 'M0 8V72M6 30H15V40H6Z' },
  Trousers: { half: 'M0 2H17L20 94H7L0 34Z', seams: 'M-17 9H17M0 9V34M12 9L15 90M-12 9L-15 90' },
  Kameez: { half: 'M0 9L9 1L24 8L31 34L23 37L18 27L16 46L27 92H0Z', seams: 'M-12 1C-10 18 10 18 12 1M-27 85H27' },
  Blouse: { half: 'M0 14L12 2L24 9L28 28L19 32L18 24L17 50H0Z', seams: 'M0 14V50M-17 44H17' },
};

/** A garment on its hanger; `height` of the drawing is 118. */
export const hung = (garment: Garment, colour: string): string => {
  const { half, seams } = halves[garment];
  return html`<svg class="tl-hung" width="78" height="118" viewBox="-39 -20 78 118" aria-hidden="true"><path class="hook" d="M0 -2V-9C0 -13 6 -12 5 -16S-4 -20 -4 -15M-20 6L0 -2L20 6"/><g style="fill:${colour}"><path d="${half}"/><path d="${half}" transform="scale(-1 1)"/></g><path class="seams" d="${seams}"/></svg>`;
};
