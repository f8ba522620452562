import { memo, type ReactNode, useRef } from 'react';
import { Icon } from '../../components/icon';
import { SocialLinks } from '../../components/social-links';
import { useCompany } from '../../shared/use-company';
import { Entry } from '../entry';
import { useNavigation } from '../use-navigation';
import * as styles from './menus.module.css';
import { PanelLinks, WholeLink } from './panel';
import { ProductsMenu } from './products-menu';
import { ServicesMenu } from './services-menu';
import { SupportMenu } from './support-menu';
import { useDisclosures } from './use-disclosures';

interface MenusProps {
  path: string;
}

/**
 * The five menus as disclosures of plain links: they work without JavaScript, and with it they behave as a set. Drawn
 * again only on another page: the header around them is whenever it is scrolled, or something opens.
 */
export const Menus = memo(function Menus({ path }: MenusProps) {
  const nav = useRef<HTMLElement>(null);
  useDisclosures(nav, path);
  const { topBar } = useNavigation();
  return (
    <nav ref={nav} aria-label="Main" className={styles.nav}>
      <Menu label="Company">
        <CompanyMenu />
      </Menu>
      <Menu label="Services" wide>
        <ServicesMenu />
      </Menu>
      <Menu label="Products" wide>
        <ProductsMenu />
      </Menu>
      <Menu label="Outsourcing">
        <OutsourcingMenu />
      </Menu>
      <Menu label="Support">
        <SupportMenu />
      </Menu>
      <ul className={styles.shortcuts}>
        {topBar.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
    </nav>
  );
});

interface MenuProps {
  label: string;
  /** Spans the page's width instead of fitting its links. */
  wide?: boolean;
  children: ReactNode;
}

/** A disclosure with what it shows. */
function Menu({ label, wide = false, children }: MenuProps) {
  return (
    <details className={`${styles.menu} ${wide ? styles.wide : styles.narrow}`} name="site-menu">
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron-down" size={1} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** Company pages and social profiles (R-SHELL-06). */
function CompanyMenu() {
  const { social } = useCompany();
  const { company } = useNavigation();
  return (
    <div className={styles.list}>
      <PanelLinks entries={company} />
      <SocialLinks links={social} />
    </div>
  );
}

/** Roles to hire; each opens the hire form with that role chosen (R-SHELL-14). */
function OutsourcingMenu() {
  const { outsourcing } = useNavigation();
  return (
    <div className={styles.list}>
      <PanelLinks entries={outsourcing} />
      <WholeLink to="/it-outsourcing">How outsourcing works</WholeLink>
    </div>
  );
}
