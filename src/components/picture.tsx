import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PictureProps {
  /** What `gatsbyImageData` gives; nothing is shown while there is none. */
  image: IGatsbyImageData | null | undefined;
  alt: string;
  /** Shown instead on a phone (R-SHELL-08), where it is also measured by its own size. */
  phone?: IGatsbyImageData | null | undefined;
  /** For the picture of the first screen: fetched at once. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture in the formats and sizes that gatsby-plugin-image made, in plain HTML. The plugin's own component hides a
 * picture until a script runs and needs inline styles that our content policy forbids (docs/decisions/0005).
 */
export function Picture({ image, phone, alt, eager = false, className }: PictureProps) {
  if (!image) return null;
  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {phone ? (
        <source
          media="(max-width: 37.5em)"
          srcSet={phone.images.fallback?.srcSet}
          sizes={phone.images.fallback?.sizes}
          width={phone.width}
          height={phone.height}
        />
      ) : null}
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        className={className}
        {...(eager ? first : later)}
      />
    </picture>
  );
}

/** Before the pictures below it and the icons. React 18 knows this attribute by no other spelling. */
const first = { loading: 'eager', fetchpriority: 'high' } as const;

const later = { loading: 'lazy', decoding: 'async' } as const;
