import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import font from './src/styles/anek-latin.woff2';

export { wrapPageElement } from './src/layout/wrap-page';

/** Without JavaScript nothing can switch tabs or search, so every panel is shown and such controls are not. */
const withoutScript = '[role=tabpanel][hidden]{display:block!important}[data-needs-script]{display:none!important}';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <noscript key="noscript">
      <style>{withoutScript}</style>
    </noscript>,
  ]);
};

/**
 * Gatsby writes the page's path into an inline script, which would need a hash of its own for every page. The path
 * moves into an attribute, so that all pages share one script and the policy one hash.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getPostBodyComponents, replacePostBodyComponents, pathname }) => {
  replacePostBodyComponents(getPostBodyComponents().map((component) => withPathInAttribute(component, pathname)));
};

function withPathInAttribute(component: ReactNode, path: string): ReactNode {
  if (!isValidElement<{ id?: string }>(component) || component.props.id !== 'gatsby-script-loader') return component;
  const script = 'window.pagePath=document.currentScript.dataset.path;';
  return cloneElement(component, { 'data-path': path, dangerouslySetInnerHTML: { __html: script } } as object);
}
