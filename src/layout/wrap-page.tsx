import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { subjectOf } from '../shared/subject';
import { Layout } from './layout';

/** Puts the shell round every page; in the browser it stays mounted while pages change. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { location, data } = props;
  return (
    <Layout path={location.pathname} search={location.search} subject={subjectOf(data)}>
      {element}
    </Layout>
  );
}
