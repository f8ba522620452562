import { screen, within } from '@testing-library/react';
import { Dialog } from '../../src/components/dialog';
import { demo } from '../../src/contract/forms/demo';
import { LeadForm } from '../../src/forms/lead-form';

const parking = { product: 'Parking Management Software' };

/** The page of a product with its form, and the dialog of the header, which asks for the same. */
export function productPage(isOpen: boolean) {
  return (
    <>
      <section aria-label="Book a demo">
        <LeadForm form={demo} page="/product/parking" preset={parking} />
      </section>
      {headerDialog(isOpen)}
    </>
  );
}

export function headerDialog(isOpen: boolean) {
  return (
    <Dialog isOpen={isOpen} onClose={() => {}} label="Schedule a demo">
      <LeadForm form={demo} page="/product/parking" address="/schedule-a-demo" preset={parking} />
    </Dialog>
  );
}

/** What the form on the page shows. */
export function onPage() {
  return within(screen.getByRole('region', { name: 'Book a demo' }));
}

/** What the form in the dialog shows. */
export function inDialog() {
  return within(screen.getByRole('dialog'));
}
