import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { darkTone } from '../../components/section';
import { OpenCount } from './open-count';
import * as styles from './sides.module.css';

/** Two pieces of cloth sewn together: colleagues on the light one, partners on the dark one. */
export function Sides({ sides }: { sides: readonly Queries.CareerSideFragment[] }) {
  return (
    <div className={styles.cloth}>
      {sides.map(({ title, text, points, link, to }, index) => (
        <section key={to} className={`${styles.side} ${index > 0 ? `${darkTone} ${styles.second}` : ''}`}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" /> {point}
              </li>
            ))}
          </ul>
          {to === '/join-team' ? <OpenCount /> : null}
          <ButtonLink to={to} look={index > 0 ? 'accent' : 'primary'}>
            {link} <Icon name="arrow-right" />
          </ButtonLink>
        </section>
      ))}
    </div>
  );
}

export const fragments = graphql`
  fragment CareerSide on CareerPageSides {
    title
    text
    points
    link
    to
  }
`;
