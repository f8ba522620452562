import type { ReactNode } from 'react';
import { DemoDialogProvider } from '../site/demo-dialog-context';
import { ChatLink } from './chat-link';
import { DemoDialog } from './demo-dialog';
import { Footer } from './footer';
import { Header } from './header/header';
import * as styles from './layout.module.css';
import { ScrollToTop } from './scroll-to-top';

interface LayoutProps {
  path: string;
  children: ReactNode;
}

/** The shell of every page: skip link, header, main, footer, chat and the demo dialog. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <DemoDialogProvider path={path}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <aside className={styles.floating} aria-label="Shortcuts on this page">
        <ScrollToTop />
        <ChatLink path={path} />
      </aside>
      <DemoDialog />
    </DemoDialogProvider>
  );
}
