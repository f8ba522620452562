import { graphql } from 'gatsby';
import { PageBody } from '../../components/page-body';
import { PageHeader } from '../../components/page-header';
import { Contents } from './contents';
import { LegalSection } from './legal-section';
import * as styles from './legal-text.module.css';
import { Prose } from './prose';

interface LegalTextProps {
  page: Queries.LegalPageTextFragment;
  /** Takes the place of {email} in the text. */
  email: string;
}

/** A legal text with numbered anchors and a table of contents that follows the reader. */
export function LegalText({ page, email }: LegalTextProps) {
  const { title, updated, note, introduction, sections, definitions } = page;
  const entries = [
    ...sections.map(({ id, number, title }) => ({ id, title: `${number} ${title}` })),
    ...(definitions ? [{ id: 'definitions', title: 'Definitions' }] : []),
  ];
  return (
    <>
      <PageHeader title={title} text={updated} />
      <PageBody className={styles.columns}>
        <Contents entries={entries} />
        <article className={styles.text}>
          {note ? <p className={styles.note}>{note}</p> : null}
          <Prose texts={introduction} email={email} />
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} email={email} />
          ))}
          {definitions ? (
            <section aria-labelledby="definitions">
              <h2 id="definitions">Definitions</h2>
              <dl>
                {definitions.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      <Prose texts={[text]} email={email} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
        </article>
      </PageBody>
    </>
  );
}

export const fragments = graphql`
  fragment LegalPageText on LegalPage {
    title
    updated
    note
    introduction
    sections {
      id
      number
      title
      text
      clauses {
        number
        title
        text
        list
      }
    }
    definitions {
      term
      text
    }
  }
`;
