import { graphql, type PageProps } from 'gatsby';
import * as styles from '../blocks/join-team/columns.module.css';
import { Life } from '../blocks/join-team/life';
import { NoJobs } from '../blocks/join-team/no-jobs';
import { Breadcrumb } from '../components/breadcrumb';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import * as section from '../components/section.module.css';
import { Seo } from '../seo/seo';
import { useTrail } from '../site/trail';

/** Working here, and the open positions (R-JOIN). */
export default function JoinTeamPage({ data: { words }, location }: PageProps<Queries.JoinTeamQuery>) {
  const crumbs = useTrail(location.pathname);
  if (!words) return null;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} crumbs={crumbs} />
      <div className={`${section.dark} ${styles.banner}`}>
        <PageHeader
          title={words.banner.title}
          text={words.banner.text}
          before={<Breadcrumb crumbs={crumbs} current={words.seo.title} />}
        />
      </div>
      <Section tone="tint" labelledBy="jobs">
        <div className={styles.columns}>
          <h2 id="jobs">{words.jobs.title}</h2>
          <NoJobs words={words.jobs} />
        </div>
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
        ...NoJobsWords
      }
      life {
        ...LifeWords
      }
    }
  }
`;
