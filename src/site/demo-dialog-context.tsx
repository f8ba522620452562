import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

interface DemoDialogState {
  isOpen: boolean;
  close: () => void;
  /** For links to /schedule-a-demo: opens the dialog on a plain click, and leaves every other click to the browser. */
  openOnClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const Context = createContext<DemoDialogState | undefined>(undefined);

interface ProviderProps {
  path: string;
  children: ReactNode;
}

/** Whether the demo dialog is open: the header, the hero, the banner and the chat link all ask (R-DEMO-05, 06). */
export function DemoDialogProvider({ path, children }: ProviderProps) {
  const [isOpen, setOpen] = useState(false);
  // Going to another page closes the dialog, by whichever way it happens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setOpen(false), [path]);
  const state = useMemo(
    () => ({
      isOpen,
      close: () => setOpen(false),
      openOnClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setOpen(true);
      },
    }),
    [isOpen],
  );
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

export function useDemoDialog(): DemoDialogState {
  const state = useContext(Context);
  if (!state) throw new Error('useDemoDialog needs a DemoDialogProvider above it');
  return state;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
