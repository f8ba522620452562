import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { PageBody } from '../../components/page-body';
import { patch } from '../../components/patch';
import * as styles from './patchwork.module.css';

interface PatchworkProps {
  industries: readonly Queries.IndustryPatchFragment[];
}

/** In turn, so that no two patches of one colour have an edge in common, in rows of two or of three. */
const colours = ['madder', 'turmeric', 'nil', 'leaf'];

/** The nine industries as one cloth (R-IND); each patch names the products made for it. */
export function Patchwork({ industries }: PatchworkProps) {
  return (
    <PageBody>
      <ul className={`folds ${styles.cloth}`}>
        {industries.map(({ slug, title, icon, namedProducts, productCount }, index) => {
          const names = namedProducts.map(({ title }) => title);
          const others = productCount - names.length;
          return (
            <li key={slug} className={`${patch(colours[index % colours.length] ?? 'nil')} ${styles.patch}`}>
              <Icon name={icon} size={2.5} />
              <h2>
                <Link to={`/products?industry=${slug}`} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p>
                {productCount === 1 ? '1 product' : `${productCount} products`}
                <span className={styles.names}>
                  {names.join(', ')}
                  {others > 0 ? ` and ${others} more` : ''}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </PageBody>
  );
}

export const fragments = graphql`
  fragment IndustryPatch on Industry {
    slug
    title
    icon
    productCount
    namedProducts {
      title
    }
  }
`;
