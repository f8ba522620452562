import { graphql, type PageProps } from 'gatsby';
import { DemoSteps } from '../blocks/demo/steps';
import { useDemoPreset } from '../blocks/demo/use-demo-preset';
import { FormBeside, FormCard } from '../components/form-beside';
import { PageHeader } from '../components/page-header';
import { demo } from '../contract/forms/demo';
import { LeadForm } from '../forms/lead-form';
import { Chosen } from '../forms/view/chosen';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useDemoDialog } from '../shared/demo-dialog-context';
import { goesWithForm, requestPlace } from '../shared/request-place';

/**
 * The demo form alone (R-DEMO-08), beside what happens after it is sent; `?product=` and `?industry=` choose theirs.
 */
export default function ScheduleADemoPage({ data: { words }, location }: PageProps<Queries.ScheduleADemoQuery>) {
  const preset = useDemoPreset(useDemoDialog().request);
  assertRead(words, 'demoPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <div {...requestPlace}>
        <PageHeader title={words.heading.title} text={<span {...goesWithForm}>{words.heading.text}</span>} />
        <FormBeside>
          <FormCard>
            <LeadForm
              form={demo}
              page={location.pathname}
              address={location.pathname + location.search}
              preset={preset}
              chosen={Chosen}
            />
          </FormCard>
          <DemoSteps words={words.next} />
        </FormBeside>
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
