import { graphql } from 'gatsby';
import { Link } from '../../components/link';
import { quiltedPatch } from '../../components/patch';
import { Picture } from '../../components/picture';
import { servicePath } from '../../contract/paths';
import * as styles from './service-list.module.css';

interface ServiceListProps {
  words: { readonly readMore: string; readonly includes: string };
  services: readonly Queries.ServiceRowFragment[];
}

/** The six services down one strip of sewn patches, each with its first 300 characters (R-SERV-01, 02). */
export function ServiceList({ words, services }: ServiceListProps) {
  return (
    <ul className={styles.list}>
      {services.map(({ slug, title, drawing, color, page, excerpt, categories }) => (
        <li key={slug} className="later">
          <span className={`${quiltedPatch(color)} ${styles.patch}`}>
            <Picture image={drawing.childImageSharp?.gatsbyImageData} alt="" />
          </span>
          <div className={styles.text}>
            <h2>{title}</h2>
            <p>{excerpt}</p>
            <Link to={servicePath({ slug, page })}>
              {words.readMore}
              <span className="visually-hidden"> about {title}</span>
            </Link>
          </div>
          <p className={styles.roles}>
            <b>{words.includes}</b> {categories.map(({ name }) => name).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment ServiceRow on Service {
    slug
    title
    drawing {
      childImageSharp {
        gatsbyImageData(
          width: 240
          breakpoints: [240, 480]
          sizes: "(max-width: 600px) 11rem, (max-width: 900px) 22vw, 13rem"
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
    color
    page
    excerpt(length: 300)
    categories {
      name
    }
  }
`;
