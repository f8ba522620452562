import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Section, SectionHeading } from '../../components/section';
import * as styles from './steps.module.css';

interface StepsProps {
  words: Queries.OutsourcingStepsFragment;
  share: { readonly label: string; readonly to: string };
}

/** Four steps on one thread: it waves from knot to knot, and runs straight down on a phone (R-ITO-05, 06). */
export function Steps({ words, share }: StepsProps) {
  return (
    <Section tone="dark" labelledBy="steps">
      <SectionHeading id="steps" title={words.title} text={words.text} />
      <ol className={styles.steps}>
        {words.items.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.knot} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {index === 0 ? <Thread /> : null}
          </li>
        ))}
      </ol>
      <ButtonLink to={share.to} look="accent">
        {share.label}
      </ButtonLink>
    </Section>
  );
}

/** The knots lie at 0, 25, 50 and 75 of its width; every second one hangs lower. */
function Thread() {
  return (
    <svg className={styles.thread} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0C10 0 15 100 25 100S40 0 50 0 65 100 75 100 88 30 96 22" />
    </svg>
  );
}

export const fragments = graphql`
  fragment OutsourcingSteps on OutsourcingPageSteps {
    title
    text
    items {
      title
      text
    }
  }
`;
