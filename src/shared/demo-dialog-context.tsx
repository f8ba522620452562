import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type DemoRequest, demoAddress } from './demo-address';
import { isPlainClick } from './plain-click';
import type { Subject } from './subject';
import { useSlugParameter } from './use-search-parameter';

interface DemoDialogState {
  close: () => void;
  /** Where links to the dialog lead when it does not open: the demo page, for the same request. */
  address: string;
  request: DemoRequest;
  /** For links to `address`: opens the dialog on a plain click, and leaves every other click to the browser. */
  openOnClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const Context = createContext<DemoDialogState | undefined>(undefined);
/** By itself, because every link to the demo would be drawn again with it. */
const IsOpen = createContext(false);

interface ProviderProps {
  path: string;
  /** Query string of the page's address. */
  search?: string | undefined;
  subject?: Subject | undefined;
  children: ReactNode;
}

/**
 * Whether the demo dialog is open, and what for: the header, the hero, the banner and the chat link all ask (R-DEMO-05,
 * 06).
 */
export function DemoDialogProvider({ path, search = '', subject, children }: ProviderProps) {
  const [isOpen, setOpen] = useState(false);
  // Going to another page closes the dialog, by whichever way it happens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setOpen(false), [path]);
  const request = useDemoRequest(search, subject);
  const state = useMemo(
    () => ({
      request,
      address: demoAddress(request),
      close: () => setOpen(false),
      openOnClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setOpen(true);
      },
    }),
    [request],
  );
  return (
    <Context.Provider value={state}>
      <IsOpen.Provider value={isOpen}>{children}</IsOpen.Provider>
    </Context.Provider>
  );
}

/** The product or industry that the page is about, else what its address names, as the filtered catalogue's does. */
function useDemoRequest(search: string, subject: Subject | undefined): DemoRequest {
  const named = useSlugParameter(search, 'product');
  const filtered = useSlugParameter(search, 'industry');
  const product = subject?.kind === 'Product' ? subject.slug : named;
  const industry = subject?.kind === 'Industry' ? subject.slug : filtered;
  return useMemo(() => ({ product, industry }), [product, industry]);
}

export function useDemoDialog(): DemoDialogState {
  const state = useContext(Context);
  if (!state) throw new Error('useDemoDialog needs a DemoDialogProvider above it');
  return state;
}

export function useIsDemoOpen(): boolean {
  return useContext(IsOpen);
}
