import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { demo } from '../../../src/contract/forms/demo';
import { partner } from '../../../src/contract/forms/partner';
import { mostShown } from '../../../src/contract/long-lists';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { Chosen } from '../../../src/forms/view/chosen';
import {
  answerLists,
  answerSubmissions,
  consent,
  currentLists,
  fillInAndAgree,
  forgetEachForm,
  sendButton,
  stored,
  submissions,
} from '../../support/lead-form';
import { longList, siteHasLongCatalogue } from '../../support/long-catalogue';
import { answer, answerWith, later, noConnection, requestsFor } from '../../support/network';

siteHasLongCatalogue();
forgetEachForm();
beforeEach(() => {
  answerLists({ ...currentLists, products: longList });
});

describe('Without JavaScript, a form of a long catalogue', () => {
  test('has a line to type the product in, with its help, and no product as an option', () => {
    serve();
    expect(product()).toHaveAttribute('type', 'text');
    expect(product()).toBeRequired();
    expect(product()).toHaveAttribute('name', 'product');
    expect(product()).toHaveAccessibleDescription('Type the name of the product');
    expect(document.body).not.toHaveTextContent('Parking Management Software');
    expect(optionsOffered()).toEqual([]);
  });

  test('lets the browser fill in again what was typed, for whoever comes back from a refusal', () => {
    serve();
    expect(product()).not.toHaveAttribute('autocomplete');
  });

  test('holds the name of the product that its page presets', () => {
    serve({ product: 'Parking Management Software' });
    expect(product()).toHaveValue('Parking Management Software');
  });

  test('asks a partner for a product in the same way', () => {
    document.body.innerHTML = renderToString(<LeadForm form={partner} page="/become-a-partner" />);
    expect(screen.getByLabelText('Product you want to offer')).toHaveAccessibleDescription(
      'Type the name of the product, or Other',
    );
  });
});

describe('A form of a long catalogue', () => {
  test('asks for the list when the form is used, and not before', async () => {
    show();
    await waitFor(() => expect(requestsFor('/api/country-list')).toHaveLength(1));
    expect(requestsFor('/api/products-list')).toHaveLength(0);
    await userEvent.click(screen.getByLabelText('Name'));
    await waitFor(() => expect(requestsFor('/api/products-list')).toHaveLength(1));
    await userEvent.type(product(), 'parking');
    expect(requestsFor('/api/products-list')).toHaveLength(1);
  });

  test('offers the names that have in them what is typed, and at most as many as a form shows', async () => {
    show();
    await userEvent.type(product(), 'man');
    await waitFor(() => expect(optionsOffered()).toEqual(['Manual Maker', 'Parking Management Software']));
    await userEvent.clear(product());
    expect(optionsOffered()).toHaveLength(mostShown);
    await userEvent.type(product(), 'nothing like it');
    expect(optionsOffered()).toEqual([]);
  });

  test('offers a name no more once it stands there whole', async () => {
    show();
    await userEvent.type(product(), 'Manual Make');
    await waitFor(() => expect(optionsOffered()).toEqual(['Manual Maker']));
    await userEvent.type(product(), 'r');
    expect(optionsOffered()).toEqual([]);
  });

  test('sends the id of the product whose name was typed, in whatever case', async () => {
    await fillInAndSend('parking management  SOFTWARE');
    expect(submissions().map(({ fields }) => fields.product)).toEqual(['6']);
  });

  test('says that a name is not known as soon as the field is left, and names the nearest', async () => {
    show();
    await userEvent.type(product(), 'Parking Managment');
    await waitFor(() => expect(requestsFor('/api/products-list')).toHaveLength(1));
    await userEvent.tab();
    expect(
      await screen.findByText(/^“Parking Managment” is not on our list\. Did you mean “Parking Management Software”/),
    ).toBeVisible();
    await userEvent.clear(product());
    await userEvent.type(product(), 'Parking Management Software');
    expect(screen.queryByText(/is not on our list/)).not.toBeInTheDocument();
  });

  test('sends the words while the list cannot be had, and the server says what is meant', async () => {
    answerWith('GET /api/products-list', noConnection);
    await fillInAndSend('Parking Management Software');
    expect(submissions().map(({ fields }) => fields.product)).toEqual(['Parking Management Software']);
    expect(screen.queryByText(/The lists could not be brought up to date/)).not.toBeInTheDocument();
  });

  test('asks again for a list that could not be had when another field is used', async () => {
    // Each question is asked twice.
    answerWith('GET /api/products-list', noConnection, noConnection, answer(200, longList));
    show();
    await userEvent.click(screen.getByLabelText('Name'));
    await waitFor(() => expect(requestsFor('/api/products-list')).toHaveLength(2));
    await userEvent.type(product(), 'man');
    await waitFor(() => expect(optionsOffered()).toContain('Manual Maker'));
  });

  test('sends the product that its page presets, which nobody had to type', async () => {
    answerSubmissions(stored);
    show({ product: 'Parking Management Software' });
    await fillInAndAgree({ Product: null });
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions().map(({ fields }) => fields.product)).toEqual(['6']);
  });

  test('says which product its link chose, until another is typed', async () => {
    render(
      <LeadForm
        form={demo}
        page="/schedule-a-demo"
        preset={{ product: 'Parking Management Software' }}
        chosen={Chosen}
      />,
    );
    const line = await screen.findByText(/^You chose/);
    expect(line).toHaveTextContent('You chose Parking Management Software.');
    await userEvent.clear(product());
    await userEvent.type(product(), 'Man');
    expect(line).not.toBeInTheDocument();
  });

  test('keeps what was typed, and goes on with it when the page is loaded anew', async () => {
    const { unmount } = show();
    await userEvent.type(product(), 'Parking Man');
    unmount();
    forgetSubmissions();
    show();
    await waitFor(() => expect(product()).toHaveValue('Parking Man'));
  });

  test('takes the place of the one that the server wrote, with what was typed there', async () => {
    const host = serve();
    screen.getByLabelText<HTMLInputElement>('Product').value = 'Parking';
    product().focus();
    render(<LeadForm form={demo} page="/schedule-a-demo" />, { container: host, hydrate: true });
    // It has the focus already, so it is being used.
    await waitFor(() => expect(optionsOffered()).toEqual(['Parking Management Software']));
    expect(product()).toHaveValue('Parking');
  });

  test('calls what was sent by the name of the product while it waits', async () => {
    const { answer: slow, arrive } = later(stored);
    answerSubmissions(slow);
    show();
    await fillInAndAgree({ Product: 'Parking Management Software' });
    await userEvent.click(sendButton());
    const kept = Object.values(window.sessionStorage).concat(Object.values(window.localStorage)).join();
    expect(kept).toContain('demo request for Parking Management Software');
    arrive();
    await screen.findByText('Your Request Has Been Submitted');
    expect(consent()).not.toBeChecked();
  });
});

function show(preset?: Record<string, string>) {
  return render(<LeadForm form={demo} page="/schedule-a-demo" preset={preset} />);
}

/** The form as the server wrote it. */
function serve(preset?: Record<string, string>): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<LeadForm form={demo} page="/schedule-a-demo" preset={preset} />);
  document.body.replaceChildren(host);
  return host;
}

function product(): HTMLElement {
  return screen.getByLabelText('Product');
}

function optionsOffered(): (string | undefined)[] {
  return [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value') ?? undefined);
}

async function fillInAndSend(name: string): Promise<void> {
  answerSubmissions(stored);
  show();
  await fillInAndAgree({ Product: name });
  await userEvent.click(sendButton());
  await screen.findByText('Your Request Has Been Submitted');
}
