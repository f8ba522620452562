import type { ReactNode } from 'react';
import { DemoDialogProvider } from '../shared/demo-dialog-context';
import type { Subject } from '../shared/subject';
import { ChatLink } from './chat-link';
import { CookieBanner } from './cookies/cookie-banner';
import { useCookieBanner } from './cookies/use-cookie-banner';
import { DemoDialog } from './demo-dialog';
import { Footer } from './footer';
import { Header } from './header/header';
import * as styles from './layout.module.css';
import { LeftBehind } from './left-behind';
import { ScrollToTop } from './scroll-to-top';

interface LayoutProps {
  path: string;
  /** Query string of the page's address; empty while the server renders. */
  search: string;
  subject: Subject | undefined;
  children: ReactNode;
}

/** The shell of every page: skip link, cookie banner, header, main, footer, chat and the demo dialog. */
export function Layout({ path, search, subject, children }: LayoutProps) {
  const cookies = useCookieBanner();
  return (
    <DemoDialogProvider path={path} search={search} subject={subject}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <CookieBanner {...cookies} />
      <Header path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <LeftBehind />
        {children}
      </main>
      <Footer onCookieSettings={cookies.openSettings} />
      <aside className={styles.floating} aria-label="Shortcuts on this page">
        <ScrollToTop />
        <ChatLink path={path} subject={subject} />
      </aside>
      <DemoDialog />
    </DemoDialogProvider>
  );
}
