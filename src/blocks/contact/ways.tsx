import { graphql } from 'gatsby';
import { PageHeader } from '../../components/page-header';
import { telephoneLink } from '../../contract/contact-links';
import { useCompany } from '../../shared/use-company';
import * as styles from './ways.module.css';

/** The number and the address large enough to dial from, and the code of the support app (R-CONT-01..03). */
export function Ways({ words }: { words: Queries.WaysWordsFragment }) {
  const { contact, links } = useCompany();
  return (
    <PageHeader title={words.heading.title} text={words.heading.text}>
      <div className={styles.ways}>
        <div className={styles.direct}>
          <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <span>{contact.hours}</span>
        </div>
        {links.appStore ? (
          <a href={links.appStore} target="_blank" rel="noopener" className={styles.app}>
            <img src="/qr/support-app.svg" alt={words.app.alt} width="120" height="120" />
            <span>
              {words.app.text}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </span>
          </a>
        ) : null}
      </div>
    </PageHeader>
  );
}

export const fragments = graphql`
  fragment WaysWords on ContactPage {
    heading {
      title
      text
    }
    app {
      text
      alt
    }
  }
`;
