import { ButtonLink } from '../../components/button';
import { ExternalLink } from '../../components/external-link';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { SocialLinks } from '../../components/social-links';
import * as styles from './product-links.module.css';

interface ProductLinksProps {
  documentationUrl: string | null;
  hasVideo: boolean;
  social: {
    readonly fb: string | null;
    readonly twitter: string | null;
    readonly youtube: string | null;
    readonly linkedin: string | null;
  };
}

/** Watch A Demo, Visit Documentation and the product's own profiles (R-PROD-14..16). */
export function ProductLinks({ documentationUrl, hasVideo, social }: ProductLinksProps) {
  const profiles = [
    { network: 'facebook', url: social.fb },
    { network: 'twitter', url: social.twitter },
    { network: 'youtube', url: social.youtube },
    { network: 'linkedin', url: social.linkedin },
  ];
  return (
    <div className={styles.links}>
      <p className={styles.toForm}>
        <ButtonLink to="#book-a-demo">Book A Demo</ButtonLink>
      </p>
      {hasVideo ? (
        <a href="#video" className={styles.link}>
          <Icon name="play" /> Watch A Demo
        </a>
      ) : null}
      {documentationUrl ? (
        <ExternalLink href={documentationUrl} className={styles.link}>
          Visit Documentation
        </ExternalLink>
      ) : (
        <Link to="/documentation" className={styles.link}>
          Visit Documentation
        </Link>
      )}
      <SocialLinks links={profiles} />
    </div>
  );
}
