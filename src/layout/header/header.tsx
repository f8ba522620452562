import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { Logo } from '../../components/logo';
import { useDemoDialog, useIsDemoOpen } from '../../shared/demo-dialog-context';
import { useCompany } from '../../shared/use-company';
import { useScrolled } from '../use-scrolled';
import * as styles from './header.module.css';
import { Menus } from './menus';
import { TopBar } from './top-bar';
import { sheetId, useSheet } from './use-sheet';

interface HeaderProps {
  path: string;
}

/**
 * Top bar, logo, menus and the demo button. The same menus are a row of panels above 600 px and a full-height sheet
 * below; the sheet's button is a link to it, so that it opens and closes without JavaScript too.
 */
export function Header({ path }: HeaderProps) {
  const { shortName } = useCompany();
  const demo = useDemoDialog();
  const scrolled = useScrolled();
  const { isAlive, isOpen, ...sheet } = useSheet(path, useIsDemoOpen());
  const state = isOpen ? styles.open : isAlive ? '' : styles.asleep;
  return (
    <>
      <OfferBanner />
      <TopBar />
      <header className={`${styles.header} ${scrolled ? styles.scrolled : ''}`} data-edge="top" ref={sheet.header}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what its links are asked */}
        <div className={styles.bar} onClick={sheet.closeOnLink}>
          <Logo name={shortName} />
          <div id={sheetId} className={`${styles.menus} ${state}`} ref={sheet.panel}>
            <SearchLink className={styles.searchInSheet} />
            <Menus path={path} />
          </div>
          <SearchLink className={styles.searchInBar} />
          <div className={styles.actions}>
            <ButtonLink to={demo.address} onClick={demo.openOnClick}>
              Schedule A Demo
            </ButtonLink>
            <a
              href={`#${sheetId}`}
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={sheetId}
              onClick={sheet.toggle}
              ref={sheet.button}
            >
              <Icon name={isOpen ? 'x' : 'menu'} size={1.5} />
              <span className="visually-hidden">{isOpen ? 'Close menu' : 'Menu'}</span>
            </a>
            {isAlive ? null : (
              <a href="#top" className={styles.close}>
                <Icon name="x" size={1.5} />
                <span className="visually-hidden">Close menu</span>
              </a>
            )}
          </div>
        </div>
      </header>
    </>
  );
}

/** The lens in the bar; in the sheet of a phone the first line, since its bar has no room. */
function SearchLink({ className }: { className: string }) {
  return (
    <Link to="/search" className={className}>
      <Icon name="search" />
      <span>Search</span>
    </Link>
  );
}

/**
 * The offer above the header; off unless site.json turns it on (R-ROUTE-26). It pushes the header down, never covers
 * it.
 */
export function OfferBanner() {
  const { offer } = useCompany();
  if (!offer.active) return null;
  return (
    <aside className={styles.offer} aria-label="Offer">
      <Link to={offer.to}>{offer.text}</Link>
    </aside>
  );
}
