import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/button';
import { PageHeader } from '../components/page-header';
import { forms } from '../contract/forms';
import * as styles from '../forms/notice.module.css';
import { Seo } from '../seo/seo';
import { useSearchParameter } from '../site/use-search-parameter';

/** Where a form sent without a script arrives (303). The reference number is in the address, for the visitor alone. */
export default function ThankYouPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.ThankYouQuery, { form: string }>) {
  const receipt = useSearchParameter(location.search, 'receipt');
  const form = forms.find(({ name }) => name === pageContext.form);
  const words = data.words?.done;
  if (!form || !words) return null;
  return (
    <>
      <Seo title={words.title} description={words.text} path={location.pathname} hidden />
      <PageHeader title={form.successMessage} text={words.text}>
        {receipt ? (
          <p>
            Your reference number is <span className={styles.receipt}>{receipt}</span>
          </p>
        ) : null}
        <p>
          <ButtonLink to="/products">See all products</ButtonLink>
        </p>
      </PageHeader>
    </>
  );
}

export const query = graphql`
  query ThankYou {
    words: demoPage {
      done {
        title
        text
      }
    }
  }
`;
