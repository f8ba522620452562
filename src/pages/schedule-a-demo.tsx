import { graphql, type PageProps } from 'gatsby';
import { DemoSteps } from '../blocks/demo/steps';
import { useDemoPreset } from '../blocks/demo/use-demo-preset';
import * as styles from '../components/form-beside.module.css';
import { PageHeader } from '../components/page-header';
import { demo } from '../contract/forms/demo';
import { LeadForm } from '../forms/lead-form';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useDemoDialog } from '../shared/demo-dialog-context';

/**
 * The demo form alone (R-DEMO-08), beside what happens after it is sent; `?product=` and `?industry=` choose theirs.
 */
export default function ScheduleADemoPage({ data: { words }, location }: PageProps<Queries.ScheduleADemoQuery>) {
  const preset = useDemoPreset(useDemoDialog().wish);
  assertRead(words, 'demoPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <div className={styles.page}>
        <div className={styles.form}>
          <LeadForm
            form={demo}
            page={location.pathname}
            address={location.pathname + location.search}
            preset={preset}
          />
        </div>
        <DemoSteps words={words.next} />
      </div>
    </>
  );
}

export const query = graphql`
  query ScheduleADemo {
    words: demoPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      next {
        ...DemoSteps
      }
    }
  }
`;
