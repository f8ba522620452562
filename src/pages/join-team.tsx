import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { JobBoard } from '../blocks/join-team/job-board';
import { Life } from '../blocks/join-team/life';
import { Breadcrumb } from '../components/breadcrumb';
import { PageHeader } from '../components/page-header';
import { Section, SectionHeading } from '../components/section';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { builtJob } from '../shared/built-job';
import { useTrail } from '../shared/trail';

/** The open positions, and working here (R-JOIN). */
export default function JoinTeamPage({ data: { words, allJob }, location }: PageProps<Queries.JoinTeamQuery>) {
  const crumbs = useTrail(location.pathname);
  const built = useMemo(() => allJob.nodes.map(({ wire }) => builtJob(wire)), [allJob]);
  assertRead(words, 'joinTeamPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} crumbs={crumbs} />
      <PageHeader
        title={words.banner.title}
        text={words.banner.text}
        before={<Breadcrumb crumbs={crumbs} current={words.seo.title} />}
        isDark
      />
      <Section tone="tint" labelledBy="jobs">
        <SectionHeading id="jobs" title={words.jobs.title} />
        <JobBoard built={built} words={words.jobs} location={location} />
      </Section>
      <Life words={words.life} />
    </>
  );
}

export const query = graphql`
  query JoinTeam {
    words: joinTeamPage {
      seo {
        title
        description
      }
      banner {
        title
        text
      }
      jobs {
        title
        ...JobBoardWords
      }
      life {
        ...LifeWords
      }
    }
    allJob(sort: [{ published: DESC }, { jsonId: DESC }]) {
      nodes {
        wire {
          ...BuiltJob
        }
      }
    }
  }
`;
