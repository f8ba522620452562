import { Suspense } from 'react';
import { Dialog } from '../components/dialog';
import { lazily } from '../components/lazily';
import { useDemoDialog } from '../shared/demo-dialog-context';

const DemoDialogContent = lazily(() => import('../blocks/demo/dialog-content'));

/** The demo dialog (R-DEMO-01..07); its contents are fetched when it is first opened. */
export function DemoDialog() {
  const { isOpen, close, address, wish } = useDemoDialog();
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Schedule a demo">
      <Suspense
        fallback={
          <p role="status">
            Loading the form… If it takes too long, <a href={address}>open it as a page</a>.
          </p>
        }
      >
        <DemoDialogContent wish={wish} />
      </Suspense>
    </Dialog>
  );
}
