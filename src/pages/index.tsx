import { graphql, type PageProps } from 'gatsby';
import { CompanyFigures } from '../blocks/company-figures';
import { Banner } from '../blocks/home/banner';
import { Brands } from '../blocks/home/brands';
import { Cards } from '../blocks/home/cards';
import { Features } from '../blocks/home/features';
import { Hero } from '../blocks/home/hero';
import { Products } from '../blocks/home/products';
import { Services } from '../blocks/home/services';
import { Technologies } from '../blocks/home/technologies';
import { Seo } from '../seo/seo';
import { organisation } from '../seo/structured-data';
import { assertRead } from '../shared/assert-read';
import { useCompany } from '../shared/use-company';

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const { words, figures, heroImage, featuresImage, featuresImage2, allBrand, allProduct, allService, allTechnology } =
    data;
  const company = useCompany();
  assertRead(words, 'homePage');
  assertRead(figures, 'company');
  return (
    <>
      <Seo description={words.description} path={location.pathname} jsonLd={[organisation(company)]} />
      <Hero words={words.hero} trades={words.products.trades} image={heroImage} />
      <Products words={words.products} count={allProduct.totalCount} />
      <Features words={words.features} images={[featuresImage, featuresImage2]} />
      <Brands words={words.brands} brands={allBrand.nodes} />
      <Cards cards={words.cards} />
      <Banner words={words.banner} />
      <Services words={words.services} services={allService.nodes} />
      <Technologies words={words.technologies} technologies={allTechnology.nodes} />
      <CompanyFigures id="figures" words={words.figures} company={figures} />
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
      products {
        ...HomeProductsWords
        trades {
          ...Trade
        }
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
      ...CompanyFigures
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
    allProduct {
      totalCount
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
