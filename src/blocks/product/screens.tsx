import { graphql } from 'gatsby';
import { type MouseEvent, useState } from 'react';
import { Carousel } from '../../components/carousel';
import { Dialog } from '../../components/dialog';
import { Picture } from '../../components/picture';
import { Section, SectionHeading } from '../../components/section';
import * as styles from './screens.module.css';

type Screen = Queries.ProductScreenFragment;

interface ScreensProps {
  title: string;
  images: readonly Screen[];
}

/** Six screens, three in view; a click shows one large, and without a script it opens the picture (R-PROD-17). */
export function Screens({ title, images }: ScreensProps) {
  const [enlarged, enlarge] = useState<Screen | null>(null);
  const openInPlace = (screen: Screen) => (event: MouseEvent) => {
    event.preventDefault();
    enlarge(screen);
  };
  return (
    <Section labelledBy="screens">
      <SectionHeading id="screens" title={`${title} on screen`} />
      <Carousel
        label={`Screens of ${title}`}
        show={3}
        showOnPhone={1}
        speed={500}
        slides={images.map((screen) => ({
          key: screen.alt,
          content: (
            <a href={screen.file.publicURL ?? ''} className={styles.screen} onClick={openInPlace(screen)}>
              <Picture image={screen.file.childImageSharp?.thumbnail} alt={screen.alt} />
              <span className="visually-hidden"> Enlarge</span>
            </a>
          ),
        }))}
      />
      <Dialog isOpen={enlarged !== null} onClose={() => enlarge(null)} label={`Screen of ${title}`}>
        {enlarged ? (
          <figure className={styles.large}>
            <img src={enlarged.file.publicURL ?? ''} alt={enlarged.alt} width="1440" height="900" />
            <figcaption>{enlarged.alt}</figcaption>
          </figure>
        ) : null}
      </Dialog>
    </Section>
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
          sizes: "(max-width: 600px) 92vw, 25rem"
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
