import { Icon } from './icon';
import * as styles from './points.module.css';

type Look = 'grid' | 'thread';

const looks: Record<Look, string> = { grid: `folds ${styles.grid}`, thread: styles.thread };

interface PointsProps {
  points: readonly { readonly title: string; readonly text: string; readonly icon: string }[];
  /** `grid`: two to a row where there is room. `thread`: one to a row, with a stitched line above each. */
  look: Look;
}

/** A list of short points, each with a drawing at its side. */
export function Points({ points, look }: PointsProps) {
  return (
    <ul className={`${styles.points} ${looks[look]}`}>
      {points.map(({ title, text, icon }) => (
        <li key={title}>
          <Icon name={icon} size={look === 'grid' ? 1.5 : 1.75} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
