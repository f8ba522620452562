interface Props {
  /** Addresses of the first page, and of the next one. */
  newest: string | undefined;
  older: string | undefined;
  /** Whether what waits longest comes first. */
  isOldestFirst?: boolean;
}

/** The ways to the other pages of a list. */
export function Pages({ newest, older, isOldestFirst = false }: Props) {
  if (!newest && !older) return null;
  const [first, next] = isOldestFirst ? ['Longest overdue', 'Due later'] : ['Newest leads', 'Older leads'];
  return (
    <p className="pages">
      {newest && <a href={newest}>{first}</a>}
      {older && <a href={older}>{next}</a>}
    </p>
  );
}
