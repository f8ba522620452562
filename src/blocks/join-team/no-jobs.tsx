import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { mailLink } from '../../contract/contact-links';
import { useCompany } from '../../shared/use-company';
import * as styles from './no-jobs.module.css';

/** Shown while nothing is open: where to write instead (R-JOIN-12). */
export function NoJobs({ words }: { words: Queries.NoJobsWordsFragment }) {
  const { email } = useCompany().contact;
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{words.none}</p>
      <p>{words.noneText}</p>
      <p>
        <a href={mailLink(email, 'Working with you', '')}>
          <Icon name="mail" /> {email}
        </a>
      </p>
    </div>
  );
}

export const fragments = graphql`
  fragment NoJobsWords on JoinTeamPageJobs {
    none
    noneText
  }
`;
