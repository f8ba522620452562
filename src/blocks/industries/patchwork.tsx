import { graphql, Link } from 'gatsby';
import { Icon } from '../../components/icon';
import { PageBody } from '../../components/page-body';
import { patch } from '../../components/patch';
import * as styles from './patchwork.module.css';

interface PatchworkProps {
  industries: readonly Queries.IndustryPatchFragment[];
  products: readonly { readonly title: string; readonly industries: readonly string[] }[];
}

/** In turn, so that no two patches of one colour have an edge in common, in rows of two or of three. */
const colours = ['madder', 'turmeric', 'nil', 'leaf'];

/** The nine industries as one cloth (R-IND); each patch names the products made for it. */
export function Patchwork({ industries, products }: PatchworkProps) {
  return (
    <PageBody>
      <ul className={`folds ${styles.cloth}`}>
        {industries.map(({ slug, title, icon }, index) => {
          const own = products.filter((product) => product.industries.includes(slug));
          return (
            <li key={slug} className={`${patch(colours[index % colours.length] ?? 'nil')} ${styles.patch}`}>
              <Icon name={icon} size={2.5} />
              <h2>
                <Link to={`/products?industry=${slug}`} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p>
                {own.length === 1 ? '1 product' : `${own.length} products`}
                <span className={styles.names}>{own.map(({ title }) => title).join(', ')}</span>
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
  }
`;
