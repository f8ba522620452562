import * as styles from './patch.module.css';

const colours: Record<string, string> = {
  nil: styles.nil,
  turmeric: styles.turmeric,
  madder: styles.madder,
  leaf: styles.leaf,
};

/** Classes of a piece of cloth in a colour that the content names. */
export function patch(colour: string): string {
  return `${styles.patch} ${colours[colour] ?? styles.nil}`;
}

/** The same, covered with rows of stitches, for a patch that carries a drawing. */
export function quiltedPatch(colour: string): string {
  return `${patch(colour)} ${styles.quilted}`;
}
