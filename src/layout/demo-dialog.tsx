import { type ComponentType, Suspense, useState } from 'react';
import { Dialog } from '../components/dialog';
import { lazily, untilLoaded } from '../components/lazily';
import { LoadingForm } from '../components/loading-form';
import type { DemoRequest } from '../shared/demo-address';
import { useDemoDialog, useIsDemoOpen } from '../shared/demo-dialog-context';

/** The demo dialog (R-DEMO-01..07); its contents are fetched when somebody is about to open it. */
export function DemoDialog() {
  const { close, address, request } = useDemoDialog();
  return (
    <Dialog isOpen={useIsDemoOpen()} onClose={close} label="Schedule a demo">
      <Suspense fallback={<LoadingForm address={address} />}>
        <Content request={request} />
      </Suspense>
    </Dialog>
  );
}

const opener = 'a[href^="/schedule-a-demo"]';

/**
 * Fetches the contents with the press on a link to the dialog, before it is a click, or at once where the link was
 * pressed before the scripts came (src/waker/held-clicks.ts).
 */
export function fetchDemoAhead(): void {
  if (document.querySelector(`${opener}[data-held]`)) load();
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest(opener)) load();
  });
}

type Contents = ComponentType<{ request: DemoRequest }>;

let loading: Promise<{ default: Contents }> | undefined;
let loaded: Contents | undefined;

function load() {
  loading ??= untilLoaded(() => import('../blocks/demo/dialog-content')).then((module) => {
    loaded = module.default;
    return module;
  });
  return loading;
}

const LateContents = lazily(load);

/** What has come by then is drawn at once, with nothing before it that would have to be drawn as well. */
function Content(props: { request: DemoRequest }) {
  // Which of the two stays, or what was typed would go with the other.
  const [Part] = useState(() => loaded ?? LateContents);
  return <Part {...props} />;
}
