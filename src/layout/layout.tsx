import { type ReactNode, Suspense } from 'react';
import { Dialog } from '../components/dialog';
import { lazily } from '../components/lazily';
import { LoadingForm } from '../components/loading-form';
import { DemoDialogProvider, useDemoDialog } from '../shared/demo-dialog-context';
import type { Subject } from '../shared/subject';
import { CookieBanner } from './cookies/cookie-banner';
import { useCookieBanner } from './cookies/use-cookie-banner';
import { Footer } from './footer';
import { Header } from './header/header';
import * as styles from './layout.module.css';
import { OfflineLine } from './offline-line';
import { Shortcuts } from './shortcuts';
import { SubmissionNotices } from './submission-notices';
import { useUncoveredFocus } from './use-uncovered-focus';

const DemoDialogContent = lazily(() => import('../blocks/demo/dialog-content'));

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
  );
}

/** The demo dialog (R-DEMO-01..07); its contents are fetched when it is first opened. */
function DemoDialog() {
  const { isOpen, close, address, request } = useDemoDialog();
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Schedule a demo">
      <Suspense fallback={<LoadingForm address={address} />}>
        <DemoDialogContent request={request} />
      </Suspense>
    </Dialog>
  );
}
