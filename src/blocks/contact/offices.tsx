import { graphql } from 'gatsby';
import { SocialLinks } from '../../components/social-links';
import { useCompany } from '../../shared/use-company';
import * as styles from './offices.module.css';

interface OfficesProps {
  words: Queries.OfficesWordsFragment;
  offices: readonly Queries.OfficeFragment[];
}

/** Where we are, and where else to find us. */
export function Offices({ words, offices }: OfficesProps) {
  const { social } = useCompany();
  return (
    <div className={styles.offices}>
      <h2>{words.officesTitle}</h2>
      {offices.map(({ name, lines }) => (
        <address key={name}>
          <strong>{name}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ))}
      <h2>{words.socialTitle}</h2>
      <SocialLinks links={social} />
    </div>
  );
}

export const fragments = graphql`
  fragment OfficesWords on ContactPage {
    officesTitle
    socialTitle
  }
  fragment Office on CompanyContactOffices {
    name
    lines
  }
`;
