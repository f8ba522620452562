import { readFileSync } from 'node:fs';
import { filmOf, lengthOf, shotsOf, tourFile } from '../../../src/blocks/product/film';
import { entriesOf } from '../../support/folders';

interface Product {
  slug: string;
  title: string;
  watchUrl: string | null;
  images: { alt: string }[];
}

const alts = (...texts: string[]) => texts.map((alt) => ({ alt }));

describe('The film of a product', () => {
  test('is its own where it has one', () => {
    const film = filmOf({ title: 'Till', watchUrl: 'https://youtu.be/abc', images: null }, '/files/product-tour.mp4');
    expect(film).toEqual({ url: 'https://youtu.be/abc', title: 'Till' });
  });

  test('is that of all our software where it has none, under that name', () => {
    const film = filmOf({ title: 'Till', watchUrl: null, images: null }, '/files/product-tour.mp4');
    expect(film).toMatchObject({ title: 'our software in six trades', own: { seconds: 30, shots: [] } });
  });

  test('is none where neither is known', () => {
    expect(filmOf({ title: 'Till', watchUrl: null, images: null }, null)).toBeUndefined();
  });

  test('of its screens says what each shows, for as long as that takes to read', () => {
    const images = alts('Till with a basket of seven items; discount and change', `Map, ${'x'.repeat(90)}, sea`);
    const film = filmOf({ title: 'Till', watchUrl: tourFile('till'), images }, null);
    expect(film?.own?.shots).toEqual([
      { caption: 'Till with a basket of seven items', from: 0, to: 2.5 },
      { caption: `Map, ${'x'.repeat(90)}`, from: 2.5, to: 6.5 },
    ]);
    expect(film?.own?.seconds).toBe(7);
    expect(film?.own?.description).toContain('Till with a basket of seven items. Map');
  });
});

test('every film of ours is that of its own product', () => {
  const films = entriesOf<Product>('data/products').filter(({ watchUrl }) => watchUrl?.startsWith('/files/tours/'));
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter(({ slug, watchUrl }) => watchUrl !== tourFile(slug))).toEqual([]);
});

test('every film of ours lasts as long as the words below it take', () => {
  const films = entriesOf<Product>('data/products').filter(({ watchUrl }) => watchUrl?.startsWith('/files/tours/'));
  const apart = films.filter(({ watchUrl, images }) => {
    const words = shotsOf(images).at(-1)?.to ?? 0;
    return Math.abs(secondsOf(readFileSync(`static${watchUrl}`)) - words) > 0.1;
  });
  expect(apart.map(({ slug }) => slug)).toEqual([]);
});

test('every film of our products lasts about as long as people watch one', () => {
  const products = entriesOf<Product>('data/products').filter(({ slug, watchUrl }) => watchUrl === tourFile(slug));
  const lengths = products.map(({ images }) => lengthOf(shotsOf(images)));
  expect(lengths.length).toBeGreaterThan(0);
  expect(lengths.filter((seconds) => seconds < 14 || seconds > 22)).toEqual([]);
});

/** The duration in the head of a film (ISO 14496-12, 8.2.2), in the version that has four bytes for it. */
function secondsOf(film: Buffer): number {
  const head = film.indexOf('mvhd') + 'mvhd'.length;
  return film.readUInt32BE(head + 16) / film.readUInt32BE(head + 12);
}
