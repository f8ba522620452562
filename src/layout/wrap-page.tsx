import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './layout';

/** Puts the shell round every page; in the browser it stays mounted while pages change. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout path={props.location.pathname}>{element}</Layout>;
}
