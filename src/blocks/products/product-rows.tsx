import { graphql } from 'gatsby';
import { Card, CardLink } from '../../components/card';
import { Picture } from '../../components/picture';
import { ProductMark } from '../../components/product-mark';
import { productPath } from '../../contract/paths';
import * as styles from './product-rows.module.css';

/** Products one below the other, each by its screen, for whom it is made and what it does for them. */
export function ProductRows({ products }: { products: readonly Queries.ProductRowFragment[] }) {
  return (
    <ul className={styles.rows}>
      {products.map((product) => {
        const { slug, title, forWhom, description, mainScreen } = product;
        return (
          <Card key={slug}>
            <div className={styles.row}>
              {mainScreen ? (
                <Picture image={mainScreen.file.childImageSharp?.row} alt="" className={styles.screen} />
              ) : null}
              <div>
                <h2 className={styles.title}>
                  <ProductMark product={product} size={40} />
                  {title}
                </h2>
                <p className={styles.whom}>{forWhom.join(', ')}</p>
                <p>{description[0]}</p>
                <p className={styles.on}>
                  <CardLink to={productPath(slug)}>
                    Learn More<span className="visually-hidden"> about {title}</span>
                  </CardLink>
                </p>
              </div>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}

export const fragments = graphql`
  fragment ProductRow on Product {
    slug
    title
    forWhom
    description
    ...ProductMark
    mainScreen {
      file {
        childImageSharp {
          # The sizes of the screens on the product's own page.
          row: gatsbyImageData(
            width: 400
            breakpoints: [400, 720, 1080]
            sizes: "(max-width: 48em) 92vw, 22rem"
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
