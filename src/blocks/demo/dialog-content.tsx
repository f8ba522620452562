import { graphql, useStaticQuery } from 'gatsby';
import { demo } from '../../contract/forms/demo';
import { LeadForm } from '../../forms/lead-form';
import { assertRead } from '../../shared/assert-read';
import { type DemoRequest, demoAddress } from '../../shared/demo-address';
import { goesWithForm, requestPlace } from '../../shared/request-place';
import * as styles from './dialog-content.module.css';
import { Trust } from './trust';
import { useDemoPreset } from './use-demo-preset';

/** What the demo dialog holds: the form first, then who else relies on the company (R-DEMO-01..04). */
export default function DialogContent({ request }: { request: DemoRequest }) {
  const preset = useDemoPreset(request);
  const { words, ...others } = useDialogWords();
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
      <Trust {...others} words={dialog} />
    </div>
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
