import { graphql } from 'gatsby';
import { Call } from '../../components/call';
import { useDemoDialog } from '../../shared/demo-dialog-context';

/** Below a list of products: the way to a demo for whoever does not know which of them fits. */
export function NotSure({ words: { demo } }: { words: Queries.NotSureFragment }) {
  const { address } = useDemoDialog();
  return <Call title={demo.title} text={demo.text} link={{ label: demo.link, to: address }} />;
}

export const fragments = graphql`
  fragment NotSure on ProductsPage {
    demo {
      title
      text
      link
    }
  }
`;
