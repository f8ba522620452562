import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { PageBody } from '../../components/page-body';
import { quiltedPatch } from '../../components/patch';
import { Picture } from '../../components/picture';
import { servicePath } from '../../contract/paths';
import { categoryLink } from './category-link';
import * as styles from './service-text.module.css';

interface ServiceTextProps {
  service: Queries.ServiceTextFragment;
  words: Queries.ServiceTextWordsFragment;
  /** All of them. */
  services: readonly OtherService[];
}

interface OtherService {
  readonly slug: string;
  readonly title: string;
  readonly page: string | null;
}

/** What the service is, beside a label sewn to it: whom one can hire (R-SERV-04, 05). Last, what else there is. */
export function ServiceText({ service, words, services }: ServiceTextProps) {
  const { title, description, drawing, color, page, categories } = service;
  return (
    <PageBody className={styles.columns}>
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
      <OtherServices title={words.others} services={services.filter(({ slug }) => slug !== service.slug)} />
    </PageBody>
  );
}

interface OtherServicesProps {
  title: string;
  services: readonly OtherService[];
}

function OtherServices({ title, services }: OtherServicesProps) {
  return (
    <nav className={styles.others} aria-labelledby="others">
      <h2 id="others">{title}</h2>
      <ul className={styles.links}>
        {services.map((service) => (
          <li key={service.slug}>
            <Link to={servicePath(service)}>{service.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragments = graphql`
  fragment ServiceText on Service {
    slug
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
    others
    more
    roles {
      title
      text
    }
  }
`;
