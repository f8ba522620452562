import { graphql } from 'gatsby';
import { Carousel } from '../../components/carousel';
import { Section, SectionHeading } from '../../components/section';
import { BrandMark } from '../brand-mark';

interface BrandsProps {
  words: { readonly title: string; readonly text: string | null };
  brands: readonly Queries.BrandMarkFragment[];
}

/** Eleven marks, four at a time, moving only when asked (R-HOME-11..14). */
export function Brands({ words, brands }: BrandsProps) {
  return (
    <Section labelledBy="brands">
      <SectionHeading id="brands" title={words.title} text={words.text} />
      <Carousel
        label={`${words.title}: logos`}
        show={4}
        showOnPhone={2}
        speed={500}
        slides={brands.map((brand) => ({ key: brand.name, content: <BrandMark brand={brand} /> }))}
      />
    </Section>
  );
}

export const fragments = graphql`
  fragment BrandMark on Brand {
    name
    product {
      slug
    }
    logo {
      childImageSharp {
        gatsbyImageData(
          width: 240
          height: 80
          breakpoints: [160, 240, 480]
          sizes: "(max-width: 600px) 80px, 240px"
          formats: [AVIF, WEBP]
          avifOptions: { quality: 40 }
          placeholder: NONE
        )
      }
    }
  }
`;
