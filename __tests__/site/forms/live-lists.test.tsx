import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { forgetLists } from '../../../src/live/options';
import {
  answerLists,
  answerSubmissions,
  currentLists,
  fillInAndAgree,
  forgetEachForm,
  renderForm,
  sendButton,
  stored,
} from '../../support/lead-form';
import { type Answer, answer, answerWith, later, noConnection, requestsFor } from '../../support/network';

const note = 'The lists could not be brought up to date, so you see those of our last update.';

const gone = '“Parking Management Software” is no longer on the list. Please choose again';

forgetEachForm();

test('The choices of the build are there before the current ones have arrived', async () => {
  const { answer: slow, arrive } = later(answer(200, currentLists.products));
  answerLists();
  answerWith('GET /api/products-list', slow);
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  expect(screen.getByText('Parking Management Software')).toBeInTheDocument();
  arrive();
  expect(await screen.findByText('Brand-new Software')).toBeInTheDocument();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('A choice that the page presets is made, and no longer asked for, once the current list brings it', async () => {
  const { answer: slow, arrive } = later(answer(200, currentLists.products));
  answerLists();
  answerWith('GET /api/products-list', slow);
  render(<LeadForm form={demo} page="/schedule-a-demo" preset={{ product: 'Brand-new Software' }} />);
  expect(await screen.findByText(/^10 fields left/)).toBeVisible();
  arrive();
  expect(await screen.findByText(/^9 fields left/)).toBeVisible();
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Brand-new Software');
});

test('A line that the page puts before a message stands there once, whenever the current lists arrive', async () => {
  const { answer: slow, arrive } = later(answer(200, currentLists.products));
  answerLists();
  answerWith('GET /api/products-list', slow);
  const line = { comment: 'People you need: 4\n' };
  render(<LeadForm form={demo} page="/schedule-a-demo" preset={line} />);
  const message = await screen.findByLabelText(/^Comment/);
  expect(message).toHaveValue('People you need: 4\n');
  await userEvent.type(message, 'From May.');
  arrive();
  expect(await screen.findByText('Brand-new Software')).toBeInTheDocument();
  expect(message).toHaveValue('People you need: 4\nFrom May.');
});

describe('Another product that the page presets, and that only the current list has,', () => {
  const earlier = { product: 'Parking Management Software' };
  const newer = { product: 'Brand-new Software' };
  const product = () => screen.getByLabelText('Product');

  test('takes the place of the one that an earlier page had preset, with all that was typed', async () => {
    await renderForm({ preset: earlier });
    await userEvent.type(screen.getByLabelText('Name'), 'Rahima');
    await visitAnother(newer);
    expect(screen.getByLabelText('Name')).toHaveValue('Rahima');
    expect(product()).toHaveDisplayValue('Select ...');
    expect(await screen.findByText('Brand-new Software')).toBeInTheDocument();
    expect(product()).toHaveDisplayValue('Brand-new Software');
  });

  test('takes it while the form stays on the page', async () => {
    const { answer: slow, arrive } = later(answer(200, currentLists.products));
    answerLists();
    answerWith('GET /api/products-list', slow);
    const { rerender } = render(<LeadForm form={demo} page="/a-page" preset={earlier} />);
    expect(product()).toHaveDisplayValue('Parking Management Software');
    rerender(<LeadForm form={demo} page="/another-page" preset={newer} />);
    expect(product()).toHaveDisplayValue('Select ...');
    arrive();
    await screen.findByText('Brand-new Software');
    expect(product()).toHaveDisplayValue('Brand-new Software');
  });

  /** As after a link to another page, whose lists have not come yet. */
  async function visitAnother(preset: Record<string, string>) {
    cleanup();
    forgetLists();
    answerLists();
    render(<LeadForm form={demo} page="/another-page" preset={preset} />);
  }
});

test('A choice of an earlier page is not called gone while nobody knows the current list', async () => {
  const { unmount } = await renderForm();
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'Brand-new Software');
  unmount();
  forgetLists();
  const { answer: slow, arrive } = later(answer(200, currentLists.products));
  answerLists();
  answerWith('GET /api/products-list', slow);
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  expect(screen.queryByText(/is no longer on the list/)).not.toBeInTheDocument();
  arrive();
  await screen.findByText('Brand-new Software');
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Brand-new Software');
});

test('Forms on one page ask for each list once (R-FORM-16)', async () => {
  await renderForm();
  await renderForm();
  expect(requestsFor('/api/products-list')).toHaveLength(1);
});

test.each([
  ['is down', noConnection],
  ['fails', answer(500, {})],
  ['answers a page', answer(200, '<!doctype html>')],
  ['answers another key', answer(200, { products: [] })],
  ['answers malformed entries', answer(200, { products_list: [{ id: 1 }] })],
  ['answers no entries', answer(200, { products_list: [] })],
])('When the backend %s, the choices of the build stay and visitors are told (X6)', async (_name, failure) => {
  answerLists();
  answerWith('GET /api/products-list', failure);
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  expect(await screen.findByText(note, { exact: false })).toBeVisible();
  expect(screen.getByText('Parking Management Software')).toBeInTheDocument();
});

test('A malformed entry costs no other choice, and its name stands in the console (X6)', async () => {
  const notes = jest.spyOn(console, 'info').mockImplementation(() => {});
  const broken = [null, { id: 40 }, { id: '', product_name: 'No id' }, { id: 30, product_name: 'Twice' }];
  const named = { id: 31, product_name: 'Hotel &amp; Resort' };
  const { products_list } = currentLists.products;
  answerLists();
  answerWith('GET /api/products-list', answer(200, { products_list: [...products_list, ...broken, named] }));
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  expect(await screen.findByText('Brand-new Software')).toBeInTheDocument();
  const choices = [...screen.getByLabelText('Product').querySelectorAll('option')].slice(1);
  expect(choices.map((option) => option.textContent)).toEqual([
    'Brand-new Software',
    'Customer Relationship Management',
    'Hotel & Resort',
    'Parking Management Software',
    'Point of Sale Software',
  ]);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(notes).toHaveBeenCalledTimes(4);
});

test('Where the current list does not have the country that forms begin with, none is chosen', async () => {
  answerLists({ ...currentLists, countries: { country_list: [{ id: 'AF', name: 'Afghanistan' }] } });
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  expect(await screen.findByText(/^11 fields left/)).toBeVisible();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Select ...');
});

test('The form can be sent with the choices of the build', async () => {
  answerSubmissions(stored);
  await renderWithoutLists();
  await fillInAndAgree();
  await userEvent.click(sendButton());
  expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
});

test('A list that failed is asked for once more by itself (R-API-12)', async () => {
  answerLists();
  answerWith('GET /api/products-list', noConnection, answer(200, currentLists.products));
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  expect(await screen.findByText('Brand-new Software')).toBeInTheDocument();
});

test('Visitors try again, and the note goes when the lists have come', async () => {
  await renderWithoutLists();
  answerLists();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The lists are up to date.')).toHaveFocus();
  expect(screen.getByText('Brand-new Software')).toBeInTheDocument();
  expect(screen.queryByText(note, { exact: false })).not.toBeInTheDocument();
});

test('Whoever went on while the lists were asked for again is left where they are', async () => {
  await renderWithoutLists();
  const { answer: slow, arrive } = later(answer(200, currentLists.products));
  answerLists();
  answerWith('GET /api/products-list', slow);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Rahima');
  arrive();
  expect(await screen.findByText('The lists are up to date.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('A backend with ids of its own does not change what the page has chosen', async () => {
  answerLists(listsWithOtherIds());
  const preset = { product: 'Parking Management Software' };
  render(<LeadForm form={demo} page="/product/parking-management-software" preset={preset} />);
  await waitFor(() => expect(screen.getByRole('option', { name: 'Parking Management Software' })).toHaveValue('p-6'));
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
});

test('A backend with ids of its own does not change what a visitor has chosen meanwhile', async () => {
  const lists = listsWithOtherIds();
  const { answer: slow, arrive } = later(answer(200, lists.products));
  answerLists(lists);
  answerWith('GET /api/products-list', slow);
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'Parking Management Software');
  arrive();
  await waitFor(() => expect(screen.getByRole('option', { name: 'Parking Management Software' })).toHaveValue('p-6'));
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
});

test.each([
  ['the page', { product: 'Parking Management Software' }],
  ['a visitor', undefined],
])('A product that %s chose and the backend no longer has is named, and asked for anew', async (_who, preset) => {
  const { answer: slow, arrive } = later(answer(200, productsBut(/Parking/)));
  answerLists(listsWithOtherIds());
  answerWith('GET /api/products-list', slow);
  render(<LeadForm form={demo} page="/schedule-a-demo" preset={preset} />);
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'Parking Management Software');
  expect(screen.getByText(/^9 fields left/)).toBeVisible();
  arrive();
  await screen.findByText('Brand-new Software');
  const product = screen.getByLabelText('Product');
  expect(product).toHaveDisplayValue('Select ...');
  expect(product).toHaveAccessibleDescription(gone);
  expect(await screen.findByText(/^10 fields left/)).toBeVisible();
  await userEvent.selectOptions(product, 'Brand-new Software');
  expect(product).not.toHaveAccessibleDescription(gone);
});

test('Another product that the page presets does not take the place of one that is gone', async () => {
  const { answer: slow, arrive } = later(answer(200, productsBut(/Parking/)));
  answerLists(listsWithOtherIds());
  answerWith('GET /api/products-list', slow);
  render(<LeadForm form={demo} page="/a-page" preset={{ product: 'Point of Sale Software' }} />);
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'Parking Management Software');
  arrive();
  await screen.findByText('Brand-new Software');
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Select ...');
});

test.each(['Parking Management Software', 'Brand-new Software'])(
  'A backend with ids of its own does not change what a draft holds: %s',
  async (choice) => {
    // One of its ids is that of another product in the build.
    answerLists(listsWithOtherIds((id) => (id === 6 ? 1 : `p-${id}`)));
    const { unmount } = render(<LeadForm form={demo} page="/schedule-a-demo" />);
    await screen.findByText('Brand-new Software');
    await userEvent.selectOptions(screen.getByLabelText('Product'), choice);
    unmount();
    forgetSubmissions();
    forgetLists();
    render(<LeadForm form={demo} page="/schedule-a-demo" />);
    await screen.findByText('Brand-new Software');
    expect(screen.getByLabelText('Product')).toHaveDisplayValue(choice);
  },
);

test('A choice that only a current list has outlasts what is typed before the list has come again (X6)', async () => {
  const { unmount } = await renderForm();
  await userEvent.selectOptions(screen.getByLabelText('Product'), 'Brand-new Software');
  unmount();
  const { unmount: leaveAgain } = await renderAnew(later(answer(200, currentLists.products)).answer);
  await userEvent.type(screen.getByLabelText('Name'), 'Rahima');
  leaveAgain();
  await renderAnew(answer(200, currentLists.products));
  await screen.findByText('Brand-new Software');
  expect(screen.getByLabelText('Name')).toHaveValue('Rahima');
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Brand-new Software');

  /** As after a reload, with this answer for the products. */
  async function renderAnew(products: Answer) {
    forgetSubmissions();
    forgetLists();
    answerLists();
    answerWith('GET /api/products-list', products);
    return render(<LeadForm form={demo} page="/schedule-a-demo" />);
  }
});

/** Shows the form to a visitor whose backend serves no lists. */
async function renderWithoutLists() {
  for (const path of ['country-list', 'business-industries', 'products-list'])
    answerWith(`GET /api/${path}`, noConnection);
  render(<LeadForm form={demo} page="/schedule-a-demo" />);
  await screen.findByText(note, { exact: false });
}

/** The same products under ids that the build does not know. */
function listsWithOtherIds(idFor = (id: number | string): number | string => `p-${id}`) {
  const products = currentLists.products.products_list.map(({ id, ...rest }) => ({ id: idFor(id), ...rest }));
  return { ...currentLists, products: { products_list: products } };
}

function productsBut(name: RegExp) {
  const { products_list } = currentLists.products;
  return { products_list: products_list.filter(({ product_name }) => !name.test(product_name)) };
}

test('A browser that cannot time a request out asks for the lists all the same', async () => {
  const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  await renderForm();
  if (timeout) Object.defineProperty(AbortSignal, 'timeout', timeout);
});
