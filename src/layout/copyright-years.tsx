import { useEffect, useState } from 'react';

interface CopyrightYearsProps {
  first: number;
  /** ISO time of the build: its year is shown until the browser says which year it is. */
  builtAt: string;
}

/** `2015 - 2026`, right even when the build is older than the new year (R-SHELL-19). */
export function CopyrightYears({ first, builtAt }: CopyrightYearsProps) {
  const [last, setLast] = useState(builtAt.slice(0, 4));
  useEffect(() => setLast(String(new Date().getFullYear())), []);
  return (
    <span>
      {first} - {last}
    </span>
  );
}
