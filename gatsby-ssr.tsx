import type { GatsbySSR } from 'gatsby';
import font from './src/styles/anek-latin.woff2';

export { wrapPageElement } from './src/layout/wrap-page';

/** Without JavaScript nothing can switch tabs or open the chat, so every panel is shown. */
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
