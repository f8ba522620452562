import { graphql } from 'gatsby';
import { ExternalLink } from '../../components/external-link';
import { Link } from '../../components/link';
import { industryPath } from '../../contract/paths';
import * as styles from './description.module.css';

interface DescriptionProps {
  product: Queries.ProductDescriptionFragment;
  industries: readonly { readonly slug: string; readonly title: string }[];
  defaults: { readonly launchDate: string; readonly noUrlText: string };
}

/** The product in words, with the project's facts beside them (R-PROD-12, 13, 18). */
export function Description({ product, industries, defaults }: DescriptionProps) {
  const own = industries.filter(({ slug }) => product.industries.includes(slug));
  return (
    <>
      <div className={styles.text}>
        <h2>What it does</h2>
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.facts}>
        <h2 className={styles.title}>Project info</h2>
        <dl>
          <div>
            <dt>Project name</dt>
            <dd>{product.projectName}</dd>
          </div>
          <div>
            <dt>Launch date</dt>
            <dd>{formatDate(product.launchDate ?? defaults.launchDate)}</dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              {product.projectUrl ? (
                <ExternalLink href={product.projectUrl}>{product.projectUrl}</ExternalLink>
              ) : (
                defaults.noUrlText
              )}
            </dd>
          </div>
          <div>
            <dt>Made for</dt>
            {own.map(({ slug, title }) => (
              <dd key={slug}>
                <Link to={industryPath(slug)}>{title}</Link>
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </>
  );
}

/** `2020-03-01` as `01 March 2020`, the same in every time zone. */
function formatDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

export const fragments = graphql`
  fragment ProductDescription on Product {
    description
    projectName
    projectUrl
    launchDate
    industries
  }
`;
