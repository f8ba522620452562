import { Prose } from './prose';

interface LegalSectionProps {
  section: Queries.LegalPageTextFragment['sections'][number];
  /** Takes the place of {email} in the text. */
  email: string;
}

/** A numbered section of a legal text, with its clauses. */
export function LegalSection({ section: { id, number, title, text, clauses }, email }: LegalSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {number} {title}
      </h2>
      <Prose texts={text ?? []} email={email} />
      {clauses?.map((clause) => (
        <div key={clause.number} id={`clause-${clause.number.replace(/\./g, '-')}`}>
          <h3>
            {clause.number} {clause.title}
          </h3>
          <Prose texts={clause.text} email={email} />
          {clause.list ? (
            <ul>
              {clause.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </section>
  );
}
