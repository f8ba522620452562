import { createContext, useContext, useEffect } from 'react';

/** Set by a dialog for its contents. */
export const CloseGuard = createContext<(warning: string | null, goesOn: boolean) => void>(() => {});

/**
 * What the dialog round this part asks before it closes; null lets it close. Outside a dialog it does nothing.
 * @param goesOn whether what this part does goes on without it, and is told elsewhere when the dialog has closed
 */
export function useCloseGuard(warning: string | null, goesOn = false): void {
  const guard = useContext(CloseGuard);
  useEffect(() => {
    guard(warning, goesOn);
    return () => guard(null, false);
  }, [guard, warning, goesOn]);
}
