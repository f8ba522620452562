import * as styles from './icon.module.css';

interface IconProps {
  /** A name from interface-icons.ts, or one that the content carries. */
  name: string;
  /** Edge length in rem. */
  size?: number;
}

/** An icon of the sprite that the build writes; decorative, so its meaning must stand in words beside it. */
export function Icon({ name, size = 1.25 }: IconProps) {
  return (
    <svg className={styles.icon} width={`${size}rem`} height={`${size}rem`} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
