import { graphql } from 'gatsby';
import { Call } from '../../components/call';
import { askAddress } from '../../shared/ask-address';

interface NotSureProps {
  words: Queries.NotSureFragment;
  /** What the list shows, such as the name of an industry; it begins the message. */
  about?: string;
}

/**
 * Below a list of products: the way to a person for whoever does not know which of them fits. Not to the demo form,
 * which asks for the product (R-DEMO-11).
 */
export function NotSure({ words: { notSure }, about = '' }: NotSureProps) {
  return <Call title={notSure.title} text={notSure.text} link={{ label: notSure.link, to: askAddress(about) }} />;
}

export const fragments = graphql`
  fragment NotSure on ProductsPage {
    notSure {
      title
      text
      link
    }
  }
`;
