import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { useDemoDialog } from '../../shared/demo-dialog-context';
import { useCompany } from '../../shared/use-company';
import * as styles from './banner.module.css';

interface BannerProps {
  words: Queries.BannerWordsFragment;
}

/** The call to action: book a demo, or take the company profile along (R-HOME-18, 19). */
export function Banner({ words }: BannerProps) {
  const { companyProfile, companyProfileSize } = useCompany();
  const { address, openOnClick } = useDemoDialog();
  return (
    <Section tone="dark" labelledBy="banner">
      <div className={styles.banner}>
        <div>
          <h2 id="banner">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={address} look="accent" onClick={openOnClick}>
            {words.demo}
          </ButtonLink>
          {companyProfile ? (
            <a href={companyProfile} target="_blank" rel="noopener" className={styles.profile}>
              <Icon name="download" /> {words.profile} ({['PDF', companyProfileSize].filter(Boolean).join(', ')})
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment BannerWords on HomePageBanner {
    title
    text
    demo
    profile
  }
`;
