import { useEffect, useState } from 'react';
import { Logo } from '../components/logo';
import { SocialLinks } from '../components/social-links';
import { telephoneLink } from '../contract/contact-links';
import { standsClear } from '../shared/reserved-space';
import { useCompany } from '../shared/use-company';
import { CookieSettings } from './cookies/cookie-banner';
import { Entry } from './entry';
import * as styles from './footer.module.css';
import { useNavigation } from './use-navigation';

interface FooterProps {
  onCookieSettings: (opener: HTMLElement) => void;
}

/** Company blurb, contact, social profiles and policies, on every page (R-SHELL-18). */
export function Footer({ onCookieSettings }: FooterProps) {
  const { name, shortName, blurb, contact, social, establishedYear, builtOn } = useCompany();
  const navigation = useNavigation();
  return (
    <footer className={styles.footer} {...standsClear}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo name={shortName} />
          <p>{blurb}</p>
          <SocialLinks links={social} />
        </div>
        <nav aria-label="Explore">
          <h2 className={styles.title}>Explore</h2>
          <ul className={`${styles.links} ${styles.columns}`}>
            {navigation.explore.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </ul>
        </nav>
        <nav aria-label="Policies">
          <h2 className={styles.title}>Policies</h2>
          <ul className={styles.links}>
            {navigation.legal.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
            <li>
              <CookieSettings onOpen={onCookieSettings} />
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>Talk to us</h2>
          <ul className={styles.links}>
            <li>
              <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>{contact.hours}</li>
          </ul>
        </div>
        <p className={styles.copyright}>
          © <CopyrightYears first={establishedYear} builtOn={builtOn} /> {name}
        </p>
      </div>
    </footer>
  );
}

interface CopyrightYearsProps {
  first: number;
  /** The day of the build: its year is shown until the browser says which year it is. */
  builtOn: string;
}

/** `2015 - 2026`, right even when the build is older than the new year (R-SHELL-19). */
export function CopyrightYears({ first, builtOn }: CopyrightYearsProps) {
  const [last, setLast] = useState(builtOn.slice(0, 4));
  useEffect(() => setLast(String(new Date().getFullYear())), []);
  return (
    <span>
      {first} - {last}
    </span>
  );
}
