import { Link } from 'gatsby';
import { useCompany } from '../../shared/use-company';
import * as styles from './offer-banner.module.css';

/**
 * The offer above the header; off unless site.json turns it on (R-ROUTE-26). It pushes the header down, never covers
 * it.
 */
export function OfferBanner() {
  const { offer } = useCompany();
  if (!offer.active) return null;
  return (
    <aside className={styles.banner} aria-label="Offer">
      <Link to={offer.to}>{offer.text}</Link>
    </aside>
  );
}
