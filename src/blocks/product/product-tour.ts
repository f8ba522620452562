/**
 * The film that `npm run -w studio video` makes of our own software. It has no sound and shows six trades, so a page
 * must not offer it as a film of one product. Written down here because a page must know all this before it loads the
 * film.
 */
export const productTour = {
  file: '/files/product-tour.mp4',
  title: 'our software in six trades',
  seconds: 30,
  /** What somebody misses who cannot see it. */
  description:
    'A film without sound. One screen after another is stitched onto cloth: the till of a shop, the tables of a restaurant, a shipment at sea of a freight firm, the beds of a hospital, the sewing floor of a garment factory and the workroom of a tailor. It ends with the words Book a demo.',
  poster: '/files/product-tour.webp',
  width: 1280,
  height: 800,
} as const;
