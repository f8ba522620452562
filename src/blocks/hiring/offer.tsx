import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button';
import { Calculator } from './calculator';
import * as styles from './offer.module.css';

/** The claim, beside the slider that shows what it means. */
export function Offer({ words }: { words: Queries.OfferWordsFragment }) {
  return (
    <div className={styles.offer}>
      <div>
        <h1>{words.heading.title}</h1>
        <p>{words.heading.text}</p>
        <ButtonLink to="/hiring#hire">{words.cta}</ButtonLink>
      </div>
      <Calculator words={words.calculator} />
    </div>
  );
}

export const fragments = graphql`
  fragment OfferWords on HiringPage {
    heading {
      title
      text
    }
    cta
    calculator {
      ...CalculatorWords
    }
  }
`;
