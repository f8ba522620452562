import { createContext, useContext, useEffect } from 'react';

/** Set by a dialog for its contents. */
export const CloseGuard = createContext<(guard: Guard) => void>(() => {});

export interface Guard {
  /** What is asked before it closes; null lets it close. */
  warning: string | null;
  /** Whether what the part does goes on without it, and is reported elsewhere when the dialog has closed. */
  goesOn: boolean;
}

export const unguarded: Guard = { warning: null, goesOn: false };

/** Guards the dialog round this part. Outside a dialog it does nothing. */
export function useCloseGuard(warning: string | null, goesOn = false): void {
  const guard = useContext(CloseGuard);
  useEffect(() => {
    guard({ warning, goesOn });
    return () => guard(unguarded);
  }, [guard, warning, goesOn]);
}
