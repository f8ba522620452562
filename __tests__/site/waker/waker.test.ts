import { awakeEvent } from '../../../src/waker/events';

beforeEach(() => {
  jest.useFakeTimers();
  arriveBy('navigate');
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div data-cookies>
      <section hidden data-version="2026-11">
        <button type="button" data-choice="accepted">All</button>
        <button type="button" data-choice="declined">None</button>
        <button type="button" data-choice="later">Close</button>
      </section>
    </div>
    <main tabindex="-1"></main>
    <button type="button" class="play">Play</button>
    <a href="/schedule-a-demo" data-in-place>Demo</a>
    <form><button>Send</button></form>
    <header><a href="#site-menu">Menu</a></header>
    <script src="/app.js" integrity="sha384-app" type="asleep"></script>`;
});

afterEach(() => {
  // What the waker listens for ends with the page.
  wakeUp();
  jest.useRealTimers();
});

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];

test.each(signs)('A page starts its scripts at the first %s, and only once', (sign) => {
  load();
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(started()).toEqual(['/app.js sha384-app']);
});

describe('What stands below the first picture waits for it', () => {
  const waits = () => document.documentElement.dataset.first !== undefined;
  afterEach(() => delete document.documentElement.dataset.first);

  test('until the second frame of a page that has arrived', () => {
    load();
    expect(waits()).toBe(true);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersToNextFrame();
    expect(waits()).toBe(true);
    jest.advanceTimersToNextFrame();
    expect(waits()).toBe(false);
  });

  test.each(['reload', 'back_forward'])('but not by %s, which leads to where the page was read', (way) => {
    arriveBy(way);
    load();
    expect(waits()).toBe(false);
  });

  test('nor where the address names a place on the page', () => {
    location.replace('#place');
    load();
    expect(waits()).toBe(false);
    location.replace('#');
  });
});

test('What the page needs after its scripts is asked for together with them, and not before', () => {
  document.documentElement.dataset.ahead = '/c-1.js /builds/1/page-data/index/page-data.json';
  load();
  const ahead = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, as, crossOrigin, href }) => [rel, as, crossOrigin, href]);
  expect(ahead()).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('keydown'));
  expect(ahead()).toEqual([
    ['preload', 'script', null, 'http://localhost/c-1.js'],
    // Data are asked for as Gatsby's scripts do; in another mode the browser would fetch them twice.
    ['preload', 'fetch', 'anonymous', 'http://localhost/builds/1/page-data/index/page-data.json'],
  ]);
  delete document.documentElement.dataset.ahead;
});

test('A script that cannot be loaded is asked for again', () => {
  load();
  window.dispatchEvent(new Event('keydown'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(started()).toEqual([]);
  jest.runOnlyPendingTimers();
  expect(started()).toEqual(['/app.js sha384-app']);
});

test('A click that only a script can answer is repeated once the page is awake, however often it came', () => {
  load();
  const clicks = clicksOn('.play');
  click('.play');
  click('.play');
  expect(clicks()).toEqual([true, true]);
  wakeUp();
  expect(clicks()).toEqual([true, true, false]);
  click('.play');
  expect(clicks()).toEqual([true, true, false, false]);
});

test("What was pressed is pressed again after React's own work, and not within it", () => {
  load();
  const clicks = clicksOn('.play');
  click('.play');
  window.dispatchEvent(new Event(awakeEvent));
  expect(clicks()).toEqual([true]);
  jest.advanceTimersByTime(0);
  expect(clicks()).toEqual([true, false]);
});

test('A click is forgotten when its page is left before it woke', () => {
  load();
  const clicks = clicksOn('.play');
  click('.play');
  window.dispatchEvent(new Event('pagehide'));
  wakeUp();
  expect(clicks()).toEqual([true]);
  expect(document.querySelector('[data-held]')).toBeNull();
});

test('A link that nothing answers leads where it says after ten seconds, and not before', () => {
  load();
  document.querySelector('a')?.setAttribute('href', '#demo');
  click('a');
  jest.advanceTimersByTime(9_999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#demo');
  location.replace('#');
});

test('A link that was answered once the page was awake leads nowhere afterwards', () => {
  load();
  document.querySelector('a')?.setAttribute('href', '#demo');
  const clicks = clicksOn('a');
  click('a');
  wakeUp();
  jest.advanceTimersByTime(10_000);
  expect([clicks(), location.hash]).toEqual([[true, false], '']);
});

describe('Without a network', () => {
  beforeEach(() => setOnline(false));
  afterEach(() => setOnline(true));
  const saysSo = () => document.documentElement.hasAttribute('data-offline');

  test('what a script would answer waits however long, then as long as with a network', () => {
    load();
    document.querySelector('a')?.setAttribute('href', '#demo');
    expect(saysSo()).toBe(false);
    click('a');
    expect(saysSo()).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(location.hash).toBe('');
    setOnline(true);
    expect(saysSo()).toBe(false);
    jest.advanceTimersByTime(9_999);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe('#demo');
    location.replace('#');
  });

  test('a form is not sent, and its button is pressed once the page is awake', () => {
    load();
    const clicks = clicksOn('form button');
    expect(send()).toBe(false);
    expect([saysSo(), clicks()]).toEqual([true, []]);
    wakeUp();
    expect([saysSo(), clicks()]).toEqual([false, [false]]);
  });

  test('a form is sent by the browser where no script comes with the network', () => {
    load();
    const clicks = clicksOn('form button');
    send();
    setOnline(true);
    expect(clicks()).toEqual([]);
    jest.advanceTimersByTime(10_000);
    expect(clicks()).toEqual([false]);
    expect(send()).toBe(true);
  });

  test('a link that leads on does, and nothing is said', () => {
    load();
    document.querySelector('a')?.removeAttribute('data-in-place');
    const clicks = clicksOn('a');
    click('a');
    expect([saysSo(), clicks()]).toEqual([false, [false]]);
  });

  test('no script is asked for, and all are when it is back', () => {
    load();
    window.dispatchEvent(new Event('keydown'));
    expect(started()).toEqual([]);
    setOnline(true);
    expect(started()).toEqual(['/app.js sha384-app']);
  });

  test('lost after something was pressed, a line says so', () => {
    setOnline(true);
    load();
    click('.play');
    expect(saysSo()).toBe(false);
    setOnline(false);
    expect(saysSo()).toBe(true);
  });

  function setOnline(isOnline: boolean): void {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Whether the browser would go on. */
  function send(): boolean {
    const submitter = document.querySelector<HTMLElement>('form button');
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    return document.querySelector('form')?.dispatchEvent(event) ?? false;
  }
});

test('The menu opens by the address, with nothing for Back to close', () => {
  load();
  const { length } = history;
  click('header a');
  expect(location.hash).toBe('#site-menu');
  expect(history.length).toBe(length);
  location.replace('#');
});

test('What the browser answers by itself does not wait', () => {
  load();
  const sent = clicksOn('form button');
  click('form button');
  expect(sent()).toEqual([false]);
  const opened = clicksOn('a');
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  expect(opened()).toEqual([false]);
});

test('A page that is left asleep notes that the visit began there, and no later page does', () => {
  load();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('arrival')).toBe('{"landing_page":"/"}');
  window.history.replaceState(null, '', '/contact');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('arrival')).toBe('{"landing_page":"/"}');
  window.history.replaceState(null, '', '/');
});

test.each([
  ['has not been asked', () => {}, true],
  ['has chosen', () => localStorage.setItem('cookie', '{}'), false],
  ['has closed it in this visit', () => sessionStorage.setItem('cookie-later', 'true'), false],
])('Who %s sees the cookie line or not', (_who, before, isSeen) => {
  before();
  load();
  expect(document.querySelector<HTMLElement>('section')?.hidden).toBe(!isSeen);
});

test.each(['accepted', 'declined'])('An answer of the sleeping page, %s, is stored as React stores it', (choice) => {
  load();
  click(`[data-choice=${choice}]`);
  expect(JSON.parse(localStorage.getItem('cookie') ?? '')).toEqual({
    choice,
    date: expect.any(String),
    version: '2026-11',
  });
  expect(document.querySelector<HTMLElement>('section')?.hidden).toBe(true);
  expect(document.querySelector('main')).toHaveFocus();
});

test('Closing the line of the sleeping page is no choice', () => {
  load();
  click('[data-choice=later]');
  expect([localStorage.length, sessionStorage.getItem('cookie-later')]).toEqual([0, 'true']);
  expect(document.querySelector<HTMLElement>('section')?.hidden).toBe(true);
});

test.each(['storage', 'pageshow'])('An answer elsewhere, of which %s tells, takes the cookie line away', (told) => {
  load();
  window.dispatchEvent(new Event(told));
  expect(document.querySelector<HTMLElement>('section')?.hidden).toBe(false);
  localStorage.setItem('cookie', '{}');
  window.dispatchEvent(new Event(told));
  expect(document.querySelector<HTMLElement>('section')?.hidden).toBe(true);
});

test('A row that begins at what is chosen in it, and so moves by itself, wakes no page', () => {
  load();
  document.querySelector('main')?.dispatchEvent(new Event('scroll'));
  expect(started()).toEqual([]);
});

test('Where storage is forbidden the page wakes all the same', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  load();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('scroll'));
  expect(started()).toEqual(['/app.js sha384-app']);
});

/** Runs the script of the page, which has loaded. */
/** What jsdom does not know: the page was opened by a link, loaded again, or come back to. */
function arriveBy(type: string): void {
  const visit = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({ type }) };
  Object.assign(performance, { getEntriesByType: () => [visit] });
}

function load(): void {
  jest.isolateModules(() => jest.requireActual('../../../src/waker/waker'));
  window.dispatchEvent(new Event('load'));
}

function started(): string[] {
  return [...document.head.querySelectorAll('script')].map(
    (script) => `${new URL(script.src).pathname} ${script.getAttribute('integrity')}`,
  );
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** For each click on it, whether the browser was kept from answering. */
function clicksOn(selector: string): () => boolean[] {
  const clicks: boolean[] = [];
  document.querySelector(selector)?.addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented);
    event.preventDefault();
  });
  return () => clicks;
}

/** The page comes to life, and what was pressed is pressed once more after React's own work. */
function wakeUp(): void {
  window.dispatchEvent(new Event(awakeEvent));
  jest.advanceTimersByTime(0);
}
