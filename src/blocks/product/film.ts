import { productTour } from './product-tour';

/** Part of a film. */
export interface Shot {
  caption: string;
  /** In seconds. */
  from: number;
  to: number;
}

/** A film as a page knows it before a byte of it is fetched. */
export interface Film {
  /** A video on YouTube, a file of ours that begins with `/`, or a page elsewhere that shows one. */
  url: string;
  /** What it is of. */
  title: string;
  /** Only of films of ours. */
  own?: {
    /** In seconds. */
    seconds: number;
    /** What somebody misses who cannot see it. */
    description: string;
    /** Address of the picture that stands in its place; without one, the first screen of the product. */
    poster?: string;
    /** What is said below it while it plays. */
    shots: readonly Shot[];
  };
}

interface Filmed {
  readonly title: string;
  readonly watchUrl: string | null;
  readonly images: readonly { readonly alt: string }[] | null;
}

/** The product's own film, or that of all our software, which has a title of its own; none where neither is known. */
export function filmOf({ title, watchUrl, images }: Filmed, defaultVideo: string | null): Film | undefined {
  const url = watchUrl ?? defaultVideo;
  if (!url) return undefined;
  if (url === productTour.file) {
    const { title, seconds, description, poster } = productTour;
    return { url, title, own: { seconds, description, poster, shots: [] } };
  }
  if (!isTour(url)) return { url, title };
  const shots = shotsOf(images ?? []);
  const description = ['A film without sound, one screen after another.', ...shots.map(({ caption }) => caption)];
  return { url, title, own: { seconds: lengthOf(shots), description: description.join('. '), shots } };
}

/** Where `npm run -w studio tours` writes the film of a product's screens. */
export function tourFile(slug: string): string {
  return `/files/tours/${slug}.mp4`;
}

function isTour(url: string): boolean {
  return url.startsWith('/files/tours/');
}

/** In characters: what people read in a second. */
const readingSpeed = 20;

/** In seconds: a screen wants to be looked at for so long, and nobody waits longer for the next. */
const bounds = { least: 2.5, most: 4 };

/** One after another, each for as long as its caption takes to be read. */
export function shotsOf(images: readonly { readonly alt: string }[]): Shot[] {
  let from = 0;
  return images.map(({ alt }) => {
    const caption = captionOf(alt);
    const seconds = Math.min(Math.max(caption.length / readingSpeed, bounds.least), bounds.most);
    const shot = { caption, from, to: from + seconds };
    from = shot.to;
    return shot;
  });
}

/** In whole seconds. */
export function lengthOf(shots: readonly Shot[]): number {
  return Math.round(shots.at(-1)?.to ?? 0);
}

/** In characters: a shorter beginning only says what kind of screen it is, and a longer one is not read. */
const telling = { least: 25, most: 80 };

/** The beginning of a screen's description: what the rest describes in detail. */
function captionOf(alt: string): string {
  const [first = alt] = alt.split(/[;:] /, 1);
  const clause = first.length < telling.least ? alt : first;
  if (clause.length <= telling.most) return clause;
  const end = clause.indexOf(', ', telling.least);
  return end === -1 ? clause : clause.slice(0, end);
}
