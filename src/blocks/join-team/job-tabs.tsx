import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { dayOf } from '../../contract/dates';
import { type Job, jobPath } from '../../contract/jobs';
import { longDate } from '../../shared/long-date';
import { isPlainClick } from '../../shared/plain-click';
import { Badge } from '../job/badge';
import type { Position } from './arrange';
import * as styles from './job-tabs.module.css';

interface JobTabsProps {
  positions: readonly Position[];
  selected: Position | undefined;
  onSelect: (id: string) => void;
  /** False in the server's HTML and on phones: then these are links to the pages of the jobs. */
  areTabs: boolean;
  panelId: string;
  /** Names the list for people who cannot see it. */
  label: string;
  closedLabel: string;
}

/** The positions by title: links, which become tabs where there is room for a panel (R-JOIN-03; APG tabs, vertical). */
export function JobTabs({ positions, selected, onSelect, areTabs, panelId, label, closedLabel }: JobTabsProps) {
  const index = positions.findIndex(({ job }) => job.id === selected?.job.id);

  function onKeyDown(event: KeyboardEvent) {
    const target = areTabs ? positions[targetOf(event.key, index, positions.length) ?? -1] : undefined;
    if (!target) return;
    event.preventDefault();
    onSelect(target.job.id);
    document.getElementById(`job-${target.job.id}`)?.focus();
  }

  function onClick(event: MouseEvent, id: string) {
    if (!areTabs || !isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  }

  return (
    <ul
      {...(areTabs ? { role: 'tablist', 'aria-orientation': 'vertical' } : {})}
      aria-label={label}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {positions.map(({ job, isOpen }) => {
        const isSelected = job.id === selected?.job.id;
        const tab = areTabs
          ? ({
              role: 'tab',
              'aria-selected': isSelected,
              'aria-controls': isSelected ? panelId : undefined,
              tabIndex: isSelected ? 0 : -1,
            } as const)
          : {};
        return (
          <li key={job.id} role={areTabs ? 'presentation' : undefined}>
            <Link
              {...tab}
              id={`job-${job.id}`}
              to={jobPath(job)}
              className={isSelected ? `${styles.tab} ${styles.selected}` : styles.tab}
              onClick={(event) => onClick(event, job.id)}
            >
              <span className={styles.title}>
                {job.job_title} {isOpen ? null : <Badge label={closedLabel} />}
              </span>
              <span className={styles.facts}>
                <span>{[job.job_location, job.employment_status].filter(Boolean).join(' · ')}</span>
                {isOpen && job.application_deadline ? <span>{deadline(job)}</span> : null}
              </span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** A date in words, such as "Open until filled", is a sentence of its own. */
function deadline({ application_deadline: date }: Pick<Job, 'application_deadline'>): string {
  return dayOf(date) === undefined ? date : `until ${longDate(date)}`;
}

function targetOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
