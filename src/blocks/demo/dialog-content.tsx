import { graphql, useStaticQuery } from 'gatsby';
import { Carousel } from '../../components/carousel';
import { demo } from '../../contract/forms/demo';
import { LeadForm } from '../../forms/lead-form';
import { assertRead } from '../../shared/assert-read';
import { type DemoRequest, demoAddress } from '../../shared/demo-address';
import { goesWithForm, requestPlace } from '../../shared/request-place';
import { BrandMark } from '../brand-mark';
import * as styles from './dialog-content.module.css';
import { useDemoPreset } from './use-demo-preset';

/** What the demo dialog holds: the form first, then who else relies on the company (R-DEMO-01..04). */
export default function DialogContent({ request }: { request: DemoRequest }) {
  const preset = useDemoPreset(request);
  const { words, allTestimonial, allClient, allBrand } = useDialogWords();
  assertRead(words, 'demoPage');
  const { dialog } = words;
  return (
    <div className={styles.columns}>
      <div {...requestPlace}>
        <h2 {...goesWithForm} className={styles.title}>
          {dialog.title}
        </h2>
        <LeadForm form={demo} page={window.location.pathname} address={demoAddress(request)} preset={preset} narrow />
      </div>
      <div className={styles.trust}>
        {allTestimonial.nodes.length > 0 ? (
          <>
            <h3>{dialog.testimonials}</h3>
            <Carousel
              label={dialog.testimonials}
              show={1}
              showOnPhone={1}
              speed={2000}
              autoplay={8000}
              slides={allTestimonial.nodes.map((words) => ({ key: words.quote, content: <Quote words={words} /> }))}
            />
          </>
        ) : null}
        <h3>{dialog.trusted}</h3>
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
        <h3>{dialog.brands}</h3>
        <ul className={styles.brands}>
          {allBrand.nodes.map((brand) => (
            <li key={brand.name}>
              <BrandMark brand={brand} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface QuoteProps {
  words: { readonly quote: string; readonly role: string; readonly sector: string; readonly sample: boolean | null };
}

function Quote({ words: { quote, role, sector, sample } }: QuoteProps) {
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

function useDialogWords() {
  return useStaticQuery<Queries.DialogWordsQuery>(graphql`
    query DialogWords {
      words: demoPage {
        dialog {
          title
          testimonials
          trusted
          brands
        }
      }
      allTestimonial {
        nodes {
          quote
          role
          sector
          sample
        }
      }
      allClient {
        nodes {
          name
          logo {
            publicURL
          }
        }
      }
      allBrand {
        nodes {
          ...BrandMark
        }
      }
    }
  `);
}
