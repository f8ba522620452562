import { forwardRef, type ReactNode } from 'react';
import * as styles from './notice.module.css';

type Look = 'good' | 'bad' | 'hint' | 'plain';

const looks: Record<Look, string> = {
  good: styles.good,
  bad: styles.bad,
  hint: styles.hint,
  plain: styles.plain,
};

interface NoticeProps {
  look: Look;
  children: ReactNode;
  /** Leave out where a place around it announces what it says. */
  role?: 'alert';
  /** -1 for one that takes the focus. */
  tabIndex?: -1;
  /** One line with what closes it at its end. */
  isBar?: boolean;
}

/** A framed message about what somebody has just done or is about to do. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice({ look, isBar = false, ...rest }, ref) {
  const className = `${styles.notice} ${looks[look]} ${isBar ? styles.bar : ''}`.trimEnd();
  return <div {...rest} ref={ref} className={className} />;
});

/** The heading of a notice, which can take the focus. */
export const NoticeHeading = forwardRef<HTMLHeadingElement, { children: ReactNode }>(function NoticeHeading(
  { children },
  ref,
) {
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
});
