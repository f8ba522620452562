import * as styles from './figures.module.css';

interface FiguresProps {
  figures: readonly (readonly [label: string, value: string | number])[];
}

/** Figures with what they count below them, hung on a thread; read as label and value. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
