import { Card, CardLink } from '../../components/card';
import { Icon } from '../../components/icon';
import { patch } from '../../components/patch';
import { Section, SectionHeading } from '../../components/section';
import { categoryLink } from '../service/category-link';
import * as styles from './offers.module.css';

interface OffersProps {
  words: { readonly title: string; readonly text: string | null };
  /** What fills the place after the last kind of work. */
  price: { label: string; amount: string; text: string };
  categories: readonly { readonly name: string; readonly slug: string; readonly icon: string | null }[];
  services: readonly { readonly slug: string }[];
}

/** The kinds of work of the outsourcing list (R-ITO-02, 03), with the price in the last place (R-ITO-07). */
export function Offers({ words, price, categories, services }: OffersProps) {
  return (
    <Section labelledBy="offers">
      <SectionHeading id="offers" title={words.title} text={words.text} />
      <ul className={styles.offers}>
        {categories.map(({ name, slug, icon }) => (
          <Card key={slug}>
            <Icon name={icon ?? 'users'} size={1.75} />
            <h3>
              <CardLink to={categoryLink(slug, services)}>{name}</CardLink>
            </h3>
          </Card>
        ))}
        <li className={`${patch('turmeric')} ${styles.price}`}>
          {price.label} <strong>{price.amount}</strong> <span>{price.text}</span>
        </li>
      </ul>
    </Section>
  );
}
