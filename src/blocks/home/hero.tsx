import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { useDemoDialog } from '../../shared/demo-dialog-context';
import * as styles from './hero.module.css';
import { Trades } from './trades';

interface HeroProps {
  words: Queries.HeroWordsFragment;
  trades: readonly Queries.TradeFragment[];
  image: Queries.HeroImageFragment | null;
}

/**
 * What we do and for whom: six trades, one tap from their product, and the cloth on which threads become a dashboard
 * (R-HOME-02..08).
 */
export function Hero({ words, trades, image }: HeroProps) {
  const { address, openOnClick } = useDemoDialog();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <p className={styles.actions}>
          <ButtonLink to={words.explore.to}>{words.explore.label}</ButtonLink>
          <Link to={address} className={styles.demo} onClick={openOnClick} data-in-place>
            {words.demo}
          </Link>
        </p>
      </div>
      <div className={styles.trades}>
        <Trades trades={trades} />
      </div>
      <ul className={styles.benefits}>
        {words.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={1} /> {benefit}
          </li>
        ))}
      </ul>
      <Picture image={image?.childImageSharp?.gatsbyImageData} alt={words.imageAlt} eager className={styles.picture} />
    </section>
  );
}

export const fragments = graphql`
  fragment HeroWords on HomePageHero {
    title
    text
    demo
    benefits
    imageAlt
    explore {
      label
      to
    }
  }
  fragment HeroImage on File {
    childImageSharp {
      gatsbyImageData(
        width: 640
        breakpoints: [360, 512, 720, 960, 1280]
        # On a phone three quarters of the density are enough for a stitched drawing, and spare a weak network.
        sizes: "(max-width: 600px) 70vw, (max-width: 900px) 92vw, 40rem"
        formats: [AVIF, WEBP]
        avifOptions: { quality: 26 }
        webpOptions: { quality: 60 }
        placeholder: NONE
      )
    }
  }
`;
