import type { ReactNode } from 'react';
import { ShownPath } from '../components/link';
import { DemoDialogProvider } from '../shared/demo-dialog-context';
import type { Subject } from '../shared/subject';
import { CookieBanner } from './cookies/cookie-banner';
import { useCookieBanner } from './cookies/use-cookie-banner';
import { DemoDialog } from './demo-dialog';
import { Footer } from './footer';
import { Header } from './header/header';
import * as styles from './layout.module.css';
import { OfflineLine } from './offline-line';
import { Shortcuts } from './shortcuts';
import { SubmissionNotices } from './submission-notices';
import { useUncoveredFocus } from './use-uncovered-focus';

interface LayoutProps {
  path: string;
  /** Query string of the page's address; empty while the server renders. */
  search: string;
  subject: Subject | undefined;
  children: ReactNode;
}

/** The shell of every page: skip link, cookie banner, header, main, footer, shortcuts and the demo dialog. */
export function Layout({ path, search, subject, children }: LayoutProps) {
  const cookies = useCookieBanner();
  useUncoveredFocus();
  return (
    <ShownPath.Provider value={path}>
      <DemoDialogProvider path={path} search={search} subject={subject}>
        <a href="#main" className={styles.skip}>
          Skip to content
        </a>
        <CookieBanner {...cookies} />
        <Header path={path} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <OfflineLine />
          <SubmissionNotices />
          {children}
        </main>
        <Footer onCookieSettings={cookies.openSettings} />
        <Shortcuts path={path} subject={subject} />
        <DemoDialog />
      </DemoDialogProvider>
    </ShownPath.Provider>
  );
}
