import { graphql, type PageProps } from 'gatsby';
import { Confirmation } from '../blocks/confirmation/confirmation';
import { Ordered } from '../blocks/confirmation/ordered';
import { PageHeader } from '../components/page-header';
import { kindOf } from '../contract/form-definition';
import { filledInForms } from '../contract/forms/all';
import { receiptPattern } from '../contract/receipt';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useSearchParameter } from '../shared/use-search-parameter';

/** Where a form sent without a script arrives (303). The reference number is in the address, for the visitor alone. */
export default function ThankYouPage({
  data: { words, allHostingGroup },
  pageContext,
  location,
}: PageProps<Queries.ThankYouQuery, { form: string }>) {
  const receipt = useSearchParameter(location.search, 'receipt');
  const form = filledInForms.find((one) => kindOf(one) === pageContext.form);
  if (!form) throw new Error(`The contract has no form ${pageContext.form}`);
  assertRead(words, 'confirmationPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <PageHeader title={form.successMessage} text={words.text} />
      <Confirmation
        receipt={receipt && receiptPattern.test(receipt) ? receipt : undefined}
        ordered={form.variant === 'order' ? <Ordered groups={allHostingGroup.nodes} /> : null}
        words={words}
      />
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
    allHostingGroup {
      nodes {
        ...OrderedGroup
      }
    }
  }
`;
