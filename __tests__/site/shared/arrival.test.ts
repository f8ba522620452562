import { choose } from '../../../src/shared/consent';

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete process.env.GATSBY_API_MODE;
});

test('The first page of the visit is told, also after others', () => {
  const arrival = arriveAt('/products?q=dokan');
  visit('/product/x');
  expect(arrival.attribution()).toEqual({ landing_page: '/products' });
});

test('The first page is still known when the page is loaded anew', () => {
  arriveAt('/products');
  const later = arriveAt('/hiring');
  expect(later.attribution()).toEqual({ landing_page: '/products' });
});

test('Campaign and referring site are neither told nor stored without the consent to measuring', () => {
  const arrival = arriveAt('/hiring?utm_source=letter', 'https://news.example/post?id=7');
  expect(arrival.attribution()).toEqual({ landing_page: '/hiring' });
  expect(stored()).toEqual({ landing_page: '/hiring' });
});

test('With that consent they are told, the referring page without its query', () => {
  choose('accepted');
  const arrival = arriveAt('/hiring?utm_source=letter&utm_term=+&gclid=7', 'https://news.example/post?id=7');
  expect(arrival.attribution()).toEqual({
    utm_source: 'letter',
    referrer: 'https://news.example/post',
    landing_page: '/hiring',
  });
});

test('A visitor who agrees on a later page tells where they came from', () => {
  const arrival = arriveAt('/?utm_campaign=eid');
  choose('accepted');
  expect(arrival.attribution().utm_campaign).toBe('eid');
  expect(stored()).toMatchObject({ utm_campaign: 'eid' });
});

test('A visitor who takes the consent back no longer tells it, and it is no longer stored', () => {
  choose('accepted');
  const arrival = arriveAt('/?utm_campaign=eid');
  choose('declined');
  expect(arrival.attribution()).toEqual({ landing_page: '/' });
  expect(stored()).toEqual({ landing_page: '/' });
});

test('A page of this site is no referring site, and an app is one', () => {
  choose('accepted');
  expect(arriveAt('/', `${window.location.origin}/products`).attribution()).toEqual({ landing_page: '/' });
  window.sessionStorage.clear();
  expect(arriveAt('/', 'android-app://com.example.mail/').attribution().referrer).toBe(
    'android-app://com.example.mail/',
  );
});

test('Values are cut to what the server takes', () => {
  choose('accepted');
  expect(arriveAt(`/?utm_source=${'a'.repeat(300)}`).attribution().utm_source).toHaveLength(200);
});

test('Damaged memory is no memory', () => {
  window.sessionStorage.setItem('arrival', '{"landing');
  expect(arriveAt('/faqs').attribution()).toEqual({ landing_page: '/faqs' });
});

test('A browser that stores nothing still knows it while the page is loaded', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  expect(arriveAt('/faqs').attribution()).toEqual({ landing_page: '/faqs' });
});

test('For a backend that is not ours nothing is noted', () => {
  process.env.GATSBY_API_MODE = 'contract';
  visit('/faqs');
  jest.isolateModules(() => {
    const { backend } = jest.requireActual<typeof import('../../../src/forms/sending/current-backend')>(
      '../../../src/forms/sending/current-backend',
    );
    endings.push(backend.noteArrival());
  });
  expect(stored()).toBeNull();
});

/** Loads the page anew, as far as the module can tell. */
function arriveAt(address: string, referrer = '') {
  visit(address);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  let arrival: typeof import('../../../src/forms/sending/arrival') | undefined;
  jest.isolateModules(() => {
    arrival = jest.requireActual('../../../src/forms/sending/arrival');
  });
  if (!arrival) throw new Error('The module was not loaded');
  endings.push(arrival.noteArrival());
  return arrival;
}

function visit(address: string) {
  window.history.replaceState(null, '', address);
}

function stored(): unknown {
  return JSON.parse(window.sessionStorage.getItem('arrival') ?? 'null');
}
