import { graphql, Link } from 'gatsby';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import * as pageBody from '../../components/page-body.module.css';
import { quiltedPatch } from '../../components/patch';
import { Picture } from '../../components/picture';
import { categoryLink } from './category-link';
import * as styles from './service-text.module.css';

interface ServiceTextProps {
  service: Queries.ServiceTextFragment;
  words: Queries.ServiceTextWordsFragment;
  services: readonly { readonly slug: string }[];
  /** Stands under the text, and last on a phone. */
  children: ReactNode;
}

/** What the service is, beside a label sewn to it: whom one can hire (R-SERV-04, 05). */
export function ServiceText({ service, words, services, children }: ServiceTextProps) {
  const { title, description, drawing, color, page, categories } = service;
  return (
    <div className={`${pageBody.body} ${styles.columns}`}>
      <div className={styles.text}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {page ? (
          <p>
            <Link to={page}>
              {words.more} {title}
            </Link>
          </p>
        ) : null}
      </div>
      <section className={styles.label} aria-labelledby="roles">
        <div className={`${quiltedPatch(color)} ${styles.head}`}>
          <Picture image={drawing.childImageSharp?.gatsbyImageData} alt="" eager />
        </div>
        <h2 id="roles">{words.roles.title}</h2>
        <p>{words.roles.text}</p>
        <ul className={styles.roles}>
          {categories.map(({ name, slug }) => (
            <li key={slug}>
              <Link to={categoryLink(slug, services)}>
                {name}
                <Icon name="arrow-right" size={1.1} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </div>
  );
}

export const fragments = graphql`
  fragment ServiceText on Service {
    title
    description
    drawing {
      childImageSharp {
        gatsbyImageData(
          width: 320
          breakpoints: [240, 320, 480, 640]
          sizes: "(max-width: 600px) 60vw, 20rem"
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
    color
    page
    categories {
      name
      slug
    }
  }
  fragment ServiceTextWords on ServicesPageDetail {
    more
    roles {
      title
      text
    }
  }
`;
