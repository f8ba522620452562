import { graphql } from 'gatsby';
import { Picture } from '../../components/picture';
import { Points } from '../../components/points';
import { Section, SectionHeading } from '../../components/section';
import { Tabs } from '../../components/tabs';
import * as styles from './features.module.css';

interface FeaturesProps {
  words: Queries.FeaturesWordsFragment;
  images: readonly (Queries.FeaturesImageFragment | null)[];
}

/** Mission and vision as tabs, and the six things every product shares (R-HOME-09, 10). */
export function Features({ words, images }: FeaturesProps) {
  const statements = [words.mission, words.vision];
  return (
    <Section tone="tint" labelledBy="features">
      <SectionHeading id="features" title={words.title} />
      <div className={styles.top}>
        <Tabs
          label="Mission and vision"
          tabs={statements.map(({ label, text }) => ({ label, panel: <p className={styles.statement}>{text}</p> }))}
        />
        <Picture image={dataOf(images[0])} alt={words.imageAlts[0] ?? ''} />
      </div>
      <div className={styles.bottom}>
        <Picture image={dataOf(images[1])} alt={words.imageAlts[1] ?? ''} />
        <Points points={words.items} look="grid" />
      </div>
    </Section>
  );
}

function dataOf(image: Queries.FeaturesImageFragment | null | undefined) {
  return image?.childImageSharp?.gatsbyImageData;
}

export const fragments = graphql`
  fragment FeaturesWords on HomePageFeatures {
    title
    mission {
      label
      text
    }
    vision {
      label
      text
    }
    items {
      title
      text
      icon
    }
    imageAlts
  }
  fragment FeaturesImage on File {
    childImageSharp {
      gatsbyImageData(
        width: 560
        breakpoints: [360, 512, 720, 1120]
        # As for the hero.
        sizes: "(max-width: 600px) 70vw, (max-width: 900px) 42vw, 35rem"
        formats: [AVIF, WEBP]
        avifOptions: { quality: 38 }
        webpOptions: { quality: 60 }
        placeholder: NONE
      )
    }
  }
`;
