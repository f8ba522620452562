import { telephoneLink } from '../../contract/contact-links';
import { useCompany } from '../../shared/use-company';
import { useNavigation } from '../use-navigation';
import { PanelLinks } from './panel';
import * as styles from './support-menu.module.css';

/** Help pages, the support line and the code of the support app, which is a link too (R-SHELL-15, 16). */
export function SupportMenu() {
  const { contact, links } = useCompany();
  const navigation = useNavigation();
  return (
    <div className={styles.support}>
      <PanelLinks entries={navigation.support} />
      <div>
        <p className={styles.title}>Support line</p>
        <p>
          <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
        </p>
        {links.appStore ? (
          <a href={links.appStore} target="_blank" rel="noopener" className={styles.qr}>
            <img src="/qr/support-app.svg" alt="QR code of the support app" width="112" height="112" loading="lazy" />
            <span>
              Get the support app<span className="visually-hidden"> (opens in a new tab)</span>
            </span>
          </a>
        ) : null}
      </div>
    </div>
  );
}
