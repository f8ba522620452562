import { useRef } from 'react';
import { Entry } from '../entry';
import { useNavigation } from '../use-navigation';
import { CompanyMenu } from './company-menu';
import { Menu } from './menu';
import * as styles from './menus.module.css';
import { OutsourcingMenu } from './outsourcing-menu';
import { ProductsMenu } from './products-menu';
import { ServicesMenu } from './services-menu';
import { SupportMenu } from './support-menu';
import { useDisclosures } from './use-disclosures';

interface MenusProps {
  path: string;
}

/** The five menus as disclosures of plain links: they work without JavaScript, and with it they behave as a set. */
export function Menus({ path }: MenusProps) {
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
}
