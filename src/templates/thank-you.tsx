import { graphql, type PageProps } from 'gatsby';
import { Confirmation } from '../blocks/confirmation/confirmation';
import { Either } from '../blocks/confirmation/either';
import { Ordered } from '../blocks/confirmation/ordered';
import { ContactList } from '../blocks/contact-list';
import { ButtonLink } from '../components/button';
import { PageBody } from '../components/page-body';
import { PageHeader } from '../components/page-header';
import { kindOf } from '../contract/form-definition';
import { filledInForms } from '../contract/forms/all';
import { receiptPattern } from '../contract/receipt';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useSearchParameter } from '../shared/use-search-parameter';

/**
 * Where a form sent without a script arrives (303). The reference number is in the address, for the visitor alone;
 * whoever comes without one has sent nothing, and is led to the form.
 */
export default function ThankYouPage({
  data: { words, allHostingGroup },
  pageContext,
  location,
}: PageProps<Queries.ThankYouQuery, { form: string }>) {
  const receipt = useSearchParameter(location.search, 'receipt');
  const form = filledInForms.find((one) => kindOf(one) === pageContext.form);
  if (!form) throw new Error(`The contract has no form ${pageContext.form}`);
  assertRead(words, 'confirmationPage');
  const { unsent } = words;
  return (
    <Either receipt={receipt}>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <PageHeader title={<Sent sent={form.successMessage} unsent={unsent.title} />}>
        <p>
          <Sent sent={words.text} unsent={unsent.text} />
        </p>
      </PageHeader>
      <div data-sent>
        <Confirmation
          receipt={receipt && receiptPattern.test(receipt) ? receipt : undefined}
          ordered={form.variant === 'order' ? <Ordered groups={allHostingGroup.nodes} /> : null}
          words={words}
        />
      </div>
      <div data-unsent>
        <PageBody>
          <ContactList />
          <ButtonLink to={unsent.form.to}>{unsent.form.label}</ButtonLink>
        </PageBody>
      </div>
    </Either>
  );
}

/** A page has one heading, so both of its texts stand in that; one of them is seen and read out. */
function Sent({ sent, unsent }: { sent: string; unsent: string }) {
  return (
    <>
      <span data-sent>{sent}</span>
      <span data-unsent>{unsent}</span>
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
      unsent {
        title
        text
        form {
          label
          to
        }
      }
    }
    allHostingGroup {
      nodes {
        ...OrderedGroup
      }
    }
  }
`;
