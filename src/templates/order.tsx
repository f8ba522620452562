import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { AfterOrder } from '../blocks/hosting/after-order';
import { OrderRules } from '../blocks/hosting/order-rules';
import { OrderedPlan } from '../blocks/hosting/ordered-plan';
import { Breadcrumb } from '../components/breadcrumb';
import { FormBeside, FormCard } from '../components/form-beside';
import { PageHeader } from '../components/page-header';
import { orderOf } from '../contract/forms/order';
import { LeadForm } from '../forms/lead-form';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { planSummary, priceOf } from '../shared/hosting';
import { useTrail } from '../shared/trail';

/** The order of one hosting plan, made ahead of time so that it names its plan without a script too (R-HOST-12). */
export default function OrderPage({ data, location, pageContext }: PageProps<Queries.OrderQuery, { plan: string }>) {
  const { words, group } = data;
  assertRead(words, 'hostingPage');
  assertRead(group, 'hostingGroup');
  const plan = group.plans.find(({ slug }) => slug === pageContext.plan);
  assertRead(plan, 'plan');
  const crumbs = useTrail(location.pathname, '/hosting');
  const { title, description, subject, formTitle } = words.orderPage;
  const summary = planSummary(plan, group.period);
  const { form, preset } = useMemo(() => {
    const ordered = { subject: `${subject} ${summary}` };
    // As a preset as well, so that each plan has a draft of its own.
    return { form: orderOf({ name: plan.name, summary, ...ordered }), preset: ordered };
  }, [plan.name, subject, summary]);
  return (
    <>
      <Seo
        title={title.replace('{plan}', plan.name)}
        description={description.replace('{plan}', summary)}
        path={location.pathname}
        crumbs={crumbs}
      />
      <PageHeader
        title={<Title words={title} plan={plan} period={group.period} />}
        text={`${plan.forWhom}.`}
        before={<Breadcrumb crumbs={crumbs} current={plan.name} />}
      />
      <FormBeside>
        <FormCard heading={{ id: 'order', title: formTitle }}>
          <OrderRules words={words.orderPage} />
          <LeadForm form={form} page={location.pathname} preset={preset} />
        </FormCard>
        <OrderedPlan plan={plan} group={group} words={words} />
      </FormBeside>
      <AfterOrder words={words.next} />
    </>
  );
}

/** Name and price each stay in one line, so that no plan is called "Startup-" at the end of one. */
function Title({ words, plan, period }: { words: string; plan: Queries.OrderedPlanFragment; period: string }) {
  const [before, after] = words.split('{plan}');
  return (
    <>
      {before}
      <span className="whole">{plan.name}</span>, <span className="whole">{priceOf(plan, period)}</span>
      {after}
    </>
  );
}

export const query = graphql`
  query Order($plan: String!) {
    words: hostingPage {
      orderPage {
        title
        description
        formTitle
        subject
      }
      next {
        ...AfterOrderWords
      }
      orderPage {
        ...OrderRulesWords
      }
      ...OrderedPlanWords
    }
    group: hostingGroup(plans: { elemMatch: { slug: { eq: $plan } } }) {
      period
      included
      plans {
        slug
        ...OrderedPlan
      }
    }
  }
`;
