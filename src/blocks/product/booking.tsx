import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/breadcrumb';
import { Picture } from '../../components/picture';
import { demo } from '../../contract/forms/demo';
import { LeadForm } from '../../forms/lead-form';
import { useDemoDialog } from '../../shared/demo-dialog-context';
import { goesWithForm, requestPlace } from '../../shared/request-place';
import type { Crumb } from '../../shared/trail';
import { useDemoPreset } from '../demo/use-demo-preset';
import * as styles from './booking.module.css';
import type { Film } from './film';
import { ProductLinks } from './product-links';
import { Video } from './video';

interface BookingProps {
  product: Queries.ProductBookingFragment;
  page: string;
  /** The pages above this one. */
  crumbs: readonly Crumb[];
  film: Film | undefined;
  /** Stands under it: what else there is to see. */
  seen: ReactNode;
  /** Stands under the form: the product in words. */
  words: ReactNode;
}

/**
 * What the product looks like, beside the form that books a demo of it and the product in words. On a phone all that is
 * seen comes first, in the same order, so that nobody has to pass the form to find out what it is about.
 */
export function Booking({ product, page, crumbs, film, seen, words }: BookingProps) {
  const { title, logo, forWhom, mainScreen: screen, phoneScreen, filmScreen } = product;
  // The same as in the dialog, for both are one request.
  const preset = useDemoPreset(useDemoDialog().request, product);
  return (
    <section className={styles.booking}>
      <div className={styles.column}>
        <div>
          <Breadcrumb crumbs={crumbs} current={title} />
          <div className={styles.name}>
            <img src={logo.publicURL ?? ''} alt="" width="80" height="80" />
            <h1>{title}</h1>
          </div>
          <p className={styles.forWhom}>For {sentenceList(forWhom)}.</p>
          <ProductLinks
            documentationUrl={product.documentationUrl}
            hasVideo={film !== undefined}
            social={product.social}
          />
        </div>
        {screen ? (
          <Picture
            image={screen.file.childImageSharp?.large}
            phone={phoneScreen?.file.childImageSharp?.crop}
            // Which of the two is shown depends on the window; both are described among the screens below.
            alt={`A screen of ${title}`}
            eager
            className={styles.screen}
          />
        ) : null}
        {film ? <Video film={film} screen={filmScreen} /> : null}
        {seen}
      </div>
      <div className={styles.column}>
        <div {...requestPlace} className={styles.form} id="book-a-demo">
          <h2 {...goesWithForm}>Book A Demo</h2>
          <LeadForm form={demo} page={page} preset={preset} narrow />
        </div>
        {words}
      </div>
    </section>
  );
}

/**
 * `grocery shops, NGOs and boutiques`: inside a sentence, where an ordinary word has no capital. Where one of them has
 * an "and" of its own, as in `stationery and book shops`, a comma keeps the last one apart.
 */
export function sentenceList(items: readonly string[]): string {
  const words = items.map((item) => (/^[A-Z][a-z]/.test(item) ? item.charAt(0).toLowerCase() + item.slice(1) : item));
  if (words.length > 1 && words.some((word) => word.includes(' and ')))
    return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

export const fragments = graphql`
  fragment ProductBooking on Product {
    ...DemoSubject
    title
    forWhom
    documentationUrl
    logo {
      publicURL
    }
    social {
      fb
      twitter
      youtube
      linkedin
    }
    mainScreen {
      alt
      file {
        childImageSharp {
          large: gatsbyImageData(
            width: 720
            breakpoints: [360, 720, 1080, 1440]
            sizes: "(max-width: 900px) 92vw, 44rem"
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
    filmScreen {
      file {
        childImageSharp {
          large: gatsbyImageData(
            width: 720
            breakpoints: [360, 720]
            sizes: "(max-width: 900px) 92vw, 44rem"
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
    phoneScreen {
      file {
        childImageSharp {
          # The phone in the middle of the picture, as large as a phone shows it.
          crop: gatsbyImageData(
            width: 300
            height: 586
            breakpoints: [300, 460, 736]
            transformOptions: { fit: COVER, cropFocus: CENTER }
            sizes: "92vw"
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
