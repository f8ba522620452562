import { ButtonLink } from './button';
import * as styles from './call.module.css';
import { Section } from './section';

interface CallProps {
  title: string;
  text: string;
  link: { readonly label: string; readonly to: string };
}

/** The dark band at the end of a page: one thing to do next. */
export function Call({ title, text, link }: CallProps) {
  return (
    <Section tone="dark" labelledBy="call">
      <div className={styles.call}>
        <div>
          <h2 id="call">{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink to={link.to} look="accent">
          {link.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
