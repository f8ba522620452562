import { createContext, useContext, useEffect } from 'react';

/** Set by a dialog for its contents. */
export const CloseGuard = createContext<(warning: string | null) => void>(() => {});

/** What the dialog round this part asks before it closes; null lets it close. Outside a dialog it does nothing. */
export function useCloseGuard(warning: string | null): void {
  const guard = useContext(CloseGuard);
  useEffect(() => {
    guard(warning);
    return () => guard(null);
  }, [guard, warning]);
}
