import type { ReactNode } from 'react';
import { RichText } from '../../components/rich-text';
import type { SafeJob } from '../../contract/jobs';
import { longDate } from '../../shared/long-date';
import * as styles from './facts.module.css';

/** The nine facts of a job, without the empty ones (R-JOIN-06). */
export function Facts({ job }: { job: SafeJob }) {
  return (
    <dl className={styles.facts}>
      {factsOf(job).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(job: SafeJob): [name: string, value: ReactNode][] {
  const facts: [string, ReactNode][] = [
    ['Vacancy', job.vacancy],
    ['Location', job.job_location],
    ['Workplace', job.workplace],
    ['Employment status', job.employment_status],
    ['Salary', job.salary],
    ['Experience', job.experience_requirements && <RichText html={job.experience_requirements} />],
    ['Age', job.age],
    ['Published', longDate(job.published_on)],
    ['Deadline', longDate(job.application_deadline)],
  ];
  return facts.filter(([, value]) => value !== '');
}
