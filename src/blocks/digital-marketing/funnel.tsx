import { graphql } from 'gatsby';
import { Link } from '../../components/link';
import { patch } from '../../components/patch';
import * as styles from './funnel.module.css';

const colours = ['nil', 'turmeric', 'madder'];

/** Three cloths cut to a funnel: many are reached, fewer come, some buy (R-DM-01). */
export function Funnel({ skills }: { skills: readonly Queries.MarketingSkillFragment[] }) {
  return (
    <ul className={styles.funnel}>
      {skills.map(({ short, name, text, to }, index) => (
        <li key={short}>
          <Link to={to} className={`${patch(colours[index] ?? 'nil')} ${styles.skill}`}>
            <b>{short}</b>
            <span>
              <strong>{name}</strong> {text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment MarketingSkill on DigitalMarketingPageHeroSkills {
    short
    name
    text
    to
  }
`;
