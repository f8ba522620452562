import { ButtonLink } from '../../components/button';
import { Icon } from '../../components/icon';
import { Logo } from '../../components/logo';
import { useDemoDialog } from '../../shared/demo-dialog-context';
import { useCompany } from '../../shared/use-company';
import { useScrolled } from '../use-scrolled';
import * as styles from './header.module.css';
import { Menus } from './menus';
import { OfferBanner } from './offer-banner';
import { TopBar } from './top-bar';
import { useSheet } from './use-sheet';

interface HeaderProps {
  path: string;
}

/**
 * Top bar, logo, menus and the demo button. The same menus are a row of panels above 600 px and a full-height sheet
 * below; the sheet's button is a link to it, so that it opens without JavaScript too.
 */
export function Header({ path }: HeaderProps) {
  const { shortName } = useCompany();
  const { address, openOnClick } = useDemoDialog();
  const scrolled = useScrolled();
  const sheet = useSheet(path);
  return (
    <>
      <OfferBanner />
      <TopBar />
      <header className={`${styles.header} ${scrolled ? styles.scrolled : ''}`}>
        <div className={styles.bar}>
          <Logo name={shortName} />
          <div id="site-menu" className={`${styles.menus} ${sheet.isOpen ? styles.open : ''}`} ref={sheet.panel}>
            <Menus path={path} />
          </div>
          <div className={styles.actions}>
            <ButtonLink to={address} onClick={openOnClick}>
              Schedule A Demo
            </ButtonLink>
            <a
              href={sheet.isOpen ? '#top' : '#site-menu'}
              className={styles.toggle}
              aria-expanded={sheet.isOpen}
              aria-controls="site-menu"
              onClick={sheet.toggle}
              ref={sheet.button}
            >
              <Icon name={sheet.isOpen ? 'x' : 'menu'} size={1.5} />
              <span className="visually-hidden">{sheet.isOpen ? 'Close menu' : 'Menu'}</span>
            </a>
          </div>
        </div>
      </header>
    </>
  );
}
