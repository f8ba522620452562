import { graphql } from 'gatsby';
import { type MouseEvent, Suspense, useState } from 'react';
import { Carousel } from '../../components/carousel';
import { Dialog } from '../../components/dialog';
import { lazily } from '../../components/lazily';
import { Picture } from '../../components/picture';
import { isPlainClick } from '../../shared/plain-click';
import * as styles from './screens.module.css';

const Viewer = lazily(() => import('./viewer'));

interface ScreensProps {
  title: string;
  images: readonly Queries.ProductScreenFragment[];
}

/** Six screens, three in view; a click opens the viewer, and without a script the picture (R-PROD-17). */
export function Screens({ title, images }: ScreensProps) {
  const [viewed, view] = useState<number | null>(null);
  const openInPlace = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    view(index);
  };
  return (
    <section className={styles.screens} aria-labelledby="screens">
      <h2 id="screens">{title} on screen</h2>
      <Carousel
        label={`Screens of ${title}`}
        show={3}
        showOnPhone={1}
        speed={500}
        slides={images.map((screen, index) => ({
          key: screen.alt,
          content: (
            <a href={screen.file.publicURL ?? ''} className={styles.screen} onClick={openInPlace(index)} data-in-place>
              <Picture image={screen.file.childImageSharp?.thumbnail} alt={screen.alt} />
              <span className="visually-hidden"> Enlarge</span>
            </a>
          ),
        }))}
      />
      <Dialog isOpen={viewed !== null} onClose={() => view(null)} label={`Screens of ${title}`} full>
        {viewed === null ? null : (
          <Suspense fallback={<p className={styles.waiting}>Loading</p>}>
            <Viewer title={title} images={images} start={viewed} />
          </Suspense>
        )}
      </Dialog>
    </section>
  );
}

export const fragments = graphql`
  fragment ProductScreen on ProductImages {
    alt
    file {
      publicURL
      childImageSharp {
        thumbnail: gatsbyImageData(
          width: 400
          breakpoints: [400, 720, 1080]
          sizes: "(max-width: 600px) 92vw, 14rem"
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
