import { SocialLinks } from '../../components/social-links';
import { useCompany } from '../../shared/use-company';
import { Entry } from '../entry';
import { useNavigation } from '../use-navigation';
import * as styles from './panels.module.css';

/** Company pages and social profiles (R-SHELL-06). */
export function CompanyMenu() {
  const { social } = useCompany();
  const navigation = useNavigation();
  return (
    <div className={styles.narrow}>
      <ul className={styles.links}>
        {navigation.company.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
      <SocialLinks links={social} />
    </div>
  );
}
