import { graphql, Link, type PageProps } from 'gatsby';
import * as styles from '../blocks/thank-you.module.css';
import { PageHeader } from '../components/page-header';
import { forms } from '../contract/forms/all';
import { receiptPattern } from '../contract/receipt';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useSearchParameter } from '../shared/use-search-parameter';

/** Where a form sent without a script arrives (303). The reference number is in the address, for the visitor alone. */
export default function ThankYouPage({
  data: { words },
  pageContext,
  location,
}: PageProps<Queries.ThankYouQuery, { form: string }>) {
  const receipt = useSearchParameter(location.search, 'receipt');
  const form = forms.find(({ name }) => name === pageContext.form);
  if (!form) throw new Error(`The contract has no form ${pageContext.form}`);
  assertRead(words, 'confirmationPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <PageHeader title={form.successMessage} text={words.text} />
      <div className={styles.body}>
        {receipt && receiptPattern.test(receipt) ? (
          <p className={styles.receipt}>
            Your reference number is <strong>{receipt}</strong>. Keep it, and mention it when you call or write to us.
          </p>
        ) : null}
        <noscript>
          <p className={styles.receipt}>
            Your reference number stands at the end of this page’s address, after “receipt=”. Keep it, and mention it
            when you call or write to us.
          </p>
        </noscript>
        <section aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <ol className={styles.steps}>
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <nav aria-labelledby="on">
          <h2 id="on">Go on</h2>
          <ul className={styles.links}>
            {words.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

export const query = graphql`
  query ThankYou($form: String!) {
    words: confirmationPage(form: { eq: $form }) {
      seo {
        title
        description
      }
      text
      next
      links {
        label
        to
      }
    }
  }
`;
