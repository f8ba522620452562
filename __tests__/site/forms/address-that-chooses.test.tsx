import { render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { useSearchParameter } from '../../../src/shared/use-search-parameter';
import { answerLists, fillIn, forgetEachForm } from '../../support/lead-form';

forgetEachForm();

/** A page whose address chooses a product, which the server did not know when it made the HTML. */
function DemoPage({ search }: { search: string }) {
  const product = useSearchParameter(search, 'product');
  const preset = useMemo(() => (product ? { product } : undefined), [product]);
  return <LeadForm form={demo} page="/schedule-a-demo" address={`/schedule-a-demo${search}`} preset={preset} />;
}

const search = '?product=Parking Management Software';
const other = 'Customer Relationship Management';

function product() {
  return screen.getByLabelText<HTMLSelectElement>('Product');
}

async function visit(options: Parameters<typeof render>[1] = {}) {
  answerLists();
  const page = render(<DemoPage search={search} />, options);
  await screen.findByText('Brand-new Software');
  return page;
}

/** The HTML of the server, as a browser has filled it in before the script comes. */
function servedWith(filledIn: Record<string, string>): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<DemoPage search="" />);
  document.body.append(host);
  for (const [label, words] of Object.entries(filledIn)) {
    const control = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    control.value = options.find(({ text }) => text === words)?.value ?? words;
  }
  return host;
}

test('The address chooses, as soon as the page has come to life', async () => {
  await visit({ container: servedWith({}), hydrate: true });
  expect(product().selectedOptions[0]).toHaveTextContent('Parking Management Software');
});

test('A choice made instead is still there after Back, when the browser has filled the form in again', async () => {
  const { unmount } = await visit();
  await fillIn({ Product: other });
  leave(unmount);
  const page = await visit({ container: servedWith({ Name: 'Ayesha Rahman', Product: other }), hydrate: true });
  expect(product().selectedOptions[0]).toHaveTextContent(other);
  leave(page.unmount);
  await visit();
  expect(product().selectedOptions[0]).toHaveTextContent(other);
});

test('What was typed before the script came stays, also when a request for the same was sent before', async () => {
  window.sessionStorage.setItem(
    'form:demo:[["product","Parking Management Software"]]',
    JSON.stringify({ isSent: true, isOpen: true, key: 'k', preset: { product: 'Parking Management Software' }, at: 1 }),
  );
  await visit({ container: servedWith({ Name: 'Ayesha Rahman' }), hydrate: true });
  expect(screen.getByLabelText('Name')).toHaveValue('Ayesha Rahman');
});

/** By a full page load: of what the page knew, only the browser's storage is left. */
function leave(unmount: () => void): void {
  unmount();
  forgetSubmissions();
  document.body.replaceChildren();
}
