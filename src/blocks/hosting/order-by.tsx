import { graphql } from 'gatsby';
import { mailLink, whatsappLink } from '../../contract/contact-links';
import { planSummary } from '../../shared/hosting';
import { useCompany } from '../../shared/use-company';
import * as styles from './order-by.module.css';

interface OrderByProps {
  plan: { readonly name: string; readonly price: number };
  period: string;
  words: Queries.OrderByWordsFragment;
  /** Stands before them. */
  before?: string;
}

/** The ways to order that need no form: a message that names the plan (R-HOST-12). */
export function OrderBy({ plan, period, words, before = words.orderBy }: OrderByProps) {
  const { contact } = useCompany();
  const summary = planSummary(plan, period);
  const message = words.orderMessage.replace('{plan}', summary);
  return (
    <p className={styles.ways}>
      {before}{' '}
      {contact.whatsapp ? (
        <a href={whatsappLink(contact.whatsapp, message)} target="_blank" rel="noopener">
          WhatsApp<span className="visually-hidden"> for {plan.name} (opens in a new tab)</span>
        </a>
      ) : null}{' '}
      <a href={mailLink(contact.email, summary, message)}>
        Email<span className="visually-hidden"> for {plan.name}</span>
      </a>
    </p>
  );
}

export const fragments = graphql`
  fragment OrderByWords on HostingPage {
    orderBy
    orderMessage
  }
`;
