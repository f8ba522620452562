import { RichText } from '../../components/rich-text';
import { jobHtmlKeys, type SafeJob } from '../../contract/jobs';
import * as styles from './sections.module.css';

interface SectionsProps {
  job: SafeJob;
  /** The heading that fits under that of the job. */
  heading: 'h2' | 'h4';
}

/** The five texts of a job in the order of the contract, without the empty ones (R-JOIN-07). */
export function Sections({ job, heading: Heading }: SectionsProps) {
  return (
    <div className={styles.sections}>
      {jobHtmlKeys
        .filter((key) => job[key] !== '')
        .map((key) => (
          <section key={key} className={styles.section}>
            <Heading className={styles.heading}>{sectionTitles[key]}</Heading>
            <RichText html={job[key]} />
          </section>
        ))}
    </div>
  );
}

export const sectionTitles: Record<(typeof jobHtmlKeys)[number], string> = {
  company_summery: 'Company overview',
  educational_requirements: 'Educational requirements',
  job_responsibilities: 'Job responsibilities',
  additional_requirements: 'Additional requirements',
  other_benefits: 'Compensation and benefits',
};
