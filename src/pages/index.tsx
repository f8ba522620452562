import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../blocks/home/banner';
import { Brands } from '../blocks/home/brands';
import { Cards } from '../blocks/home/cards';
import { CompanyFigures } from '../blocks/home/company-figures';
import { Features } from '../blocks/home/features';
import { Hero } from '../blocks/home/hero';
import { Services } from '../blocks/home/services';
import { Technologies } from '../blocks/home/technologies';
import { organisation } from '../seo/organisation';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useCompany } from '../shared/use-company';

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const { words, figures, heroImage, featuresImage, featuresImage2, allBrand, allService, allTechnology } = data;
  const company = useCompany();
  assertRead(words, 'homePage');
  assertRead(figures, 'company');
  return (
    <>
      <Seo description={words.description} path={location.pathname} jsonLd={[organisation(company)]} />
      <Hero words={words.hero} image={heroImage} />
      <Features words={words.features} images={[featuresImage, featuresImage2]} />
      <Brands words={words.brands} brands={allBrand.nodes} />
      <Cards cards={words.cards} />
      <Banner words={words.banner} />
      <Services words={words.services} services={allService.nodes} />
      <Technologies words={words.technologies} technologies={allTechnology.nodes} />
      <CompanyFigures words={words.figures} company={figures} />
    </>
  );
}

export const query = graphql`
  query Home {
    words: homePage {
      description
      hero {
        ...HeroWords
      }
      features {
        ...FeaturesWords
      }
      brands {
        title
        text
      }
      cards {
        ...CardWords
      }
      banner {
        ...BannerWords
      }
      services {
        title
        text
      }
      technologies {
        title
        text
      }
      figures {
        ...HomeFiguresWords
      }
    }
    figures: company {
      ...HomeFigures
    }
    heroImage: file(relativePath: { eq: "hero-img.png" }) {
      ...HeroImage
    }
    featuresImage: file(relativePath: { eq: "features.png" }) {
      ...FeaturesImage
    }
    featuresImage2: file(relativePath: { eq: "features-2.png" }) {
      ...FeaturesImage
    }
    allBrand {
      nodes {
        ...BrandMark
      }
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    allTechnology {
      nodes {
        name
        text
        items
      }
    }
  }
`;
