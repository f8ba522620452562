import { Link } from 'gatsby';
import * as styles from './other-services.module.css';

interface OtherServicesProps {
  title: string;
  services: readonly { readonly slug: string; readonly title: string; readonly page: string | null }[];
}

export function OtherServices({ title, services }: OtherServicesProps) {
  return (
    <nav className={styles.others} aria-labelledby="others">
      <h2 id="others">{title}</h2>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.slug}>
            <Link to={service.page ?? `/services/${service.slug}`}>{service.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
