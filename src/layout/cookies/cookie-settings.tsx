import { useEffect, useState } from 'react';
import words from '../../../data/cookies.json';

interface CookieSettingsProps {
  onOpen: (opener: HTMLElement) => void;
}

/** Opens the banner again (R-COOKIE-08). Until a script can do that, a link to what the policy says (R-COOKIE-07). */
export function CookieSettings({ onOpen }: CookieSettingsProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive) return <a href="/privacy#cookies">{words.settings}</a>;
  return (
    <button type="button" onClick={({ currentTarget }) => onOpen(currentTarget)}>
      {words.settings}
    </button>
  );
}
