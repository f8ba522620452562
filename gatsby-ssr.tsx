import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import font from './src/styles/anek-latin.woff2';

export { wrapPageElement } from './src/layout/wrap-page';

/**
 * Without JavaScript nothing can switch tabs or search, so every panel and question is shown and such controls are not.
 */
const withoutScript =
  '[role=tabpanel][hidden],[data-shown-without-script][hidden]{display:block!important}[data-needs-script]{display:none!important}';

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
 * Trims what Gatsby and its image plugin write into every page, so that the content policy needs few hashes: the
 * page's path moves from an inline script into an attribute, and the styles of a component we do not use go.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter((component) => !isImageStyle(component)));
  page.replacePostBodyComponents(
    page.getPostBodyComponents().map((component) => withPathInAttribute(component, page.pathname)),
  );
};

function isImageStyle(component: ReactNode): boolean {
  return isValidElement(component) && String(component.key).startsWith('gatsby-image-style');
}

function withPathInAttribute(component: ReactNode, path: string): ReactNode {
  if (!isValidElement<{ id?: string }>(component) || component.props.id !== 'gatsby-script-loader') return component;
  const script = 'window.pagePath=document.currentScript.dataset.path;';
  return cloneElement(component, { 'data-path': path, dangerouslySetInnerHTML: { __html: script } } as object);
}
