import { graphql, Link } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { patch } from '../../components/patch';
import * as styles from './hero.module.css';

const colours = ['nil', 'turmeric', 'madder'];

/** Headline beside a funnel of three cloths: many are reached, fewer come, some buy (R-DM-01). */
export function Hero({ words }: { words: Queries.MarketingHeroFragment }) {
  return (
    <section className={styles.hero}>
      <div>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink to={words.hire.to}>{words.hire.label}</ButtonLink>
      </div>
      <ul className={styles.funnel}>
        {words.skills.map(({ short, name, text, to }, index) => (
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
    </section>
  );
}

export const fragments = graphql`
  fragment MarketingHero on DigitalMarketingPageHero {
    title
    text
    hire {
      label
      to
    }
    skills {
      short
      name
      text
      to
    }
  }
`;
