import { Carousel } from '../../components/carousel';
import { useAfterwards } from '../../shared/use-afterwards';
import { BrandMark } from '../brand-mark';
import * as styles from './trust.module.css';

type TrustProps = Pick<Queries.DialogWordsQuery, 'allTestimonial' | 'allClient' | 'allBrand'> & {
  /** Headings. */
  words: { readonly testimonials: string; readonly trusted: string; readonly brands: string };
};

/** Who else relies on the company. It comes once the form is drawn, for which the dialog was opened. */
export function Trust({ words, allTestimonial, allClient, allBrand }: TrustProps) {
  const isFormDrawn = useAfterwards();
  if (!isFormDrawn) return null;
  return (
    <div className={styles.trust}>
      {allTestimonial.nodes.length > 0 ? (
        <>
          <h3>{words.testimonials}</h3>
          <Carousel
            label={words.testimonials}
            show={1}
            showOnPhone={1}
            speed={2000}
            autoplay={8000}
            slides={allTestimonial.nodes.map((said) => ({ key: said.quote, content: <Quote said={said} /> }))}
          />
        </>
      ) : null}
      <h3>{words.trusted}</h3>
      <Carousel
        label="Clients"
        show={4}
        showOnPhone={4}
        speed={1000}
        autoplay={5000}
        slides={allClient.nodes.map(({ name, logo }) => ({
          key: name,
          content: <img src={logo.publicURL ?? ''} alt={name} width="160" height="64" className={styles.client} />,
        }))}
      />
      <h3>{words.brands}</h3>
      <ul className={styles.brands}>
        {allBrand.nodes.map((brand) => (
          <li key={brand.name}>
            <BrandMark brand={brand} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuoteProps {
  said: { readonly quote: string; readonly role: string; readonly sector: string; readonly sample: boolean | null };
}

function Quote({ said: { quote, role, sector, sample } }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        {role}, {sector}
        {sample ? ' (sample)' : ''}
      </figcaption>
    </figure>
  );
}
