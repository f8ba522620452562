import { graphql } from 'gatsby';
import * as button from '../../components/button.module.css';
import { Calculator } from './calculator';
import * as styles from './offer.module.css';

/** The claim, beside the slider that shows what it means. */
export function Offer({ words }: { words: Queries.OfferWordsFragment }) {
  return (
    <div className={styles.offer}>
      <div>
        <h1>{words.heading.title}</h1>
        <p>{words.heading.text}</p>
        {/* To this page as it was opened: its address may name the role. */}
        <a href="#hire" className={`${button.button} ${button.primary}`}>
          {words.cta}
        </a>
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
