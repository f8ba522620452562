import { fetchPagesAhead } from '../../../src/shared/fetch-ahead';

let fetched: string[];

beforeAll(() => {
  fetchPagesAhead();
  window.___loader = { hovering: (path) => fetched.push(path) };
});
beforeEach(() => {
  fetched = [];
  Object.assign(navigator, { connection: undefined });
});

test.each(['mouseover', 'pointerdown', 'focusin'])('a page is fetched at %s on its link', (intent) => {
  happen(intent, '<a href="/hosting?plan=x"><b>Hosting</b></a>', 'b');
  expect(fetched).toEqual(['/hosting']);
});

test.each([
  ['a file', '<a href="/files/profile.pdf">Profile</a>'],
  ['a dialog', '<a href="/schedule-a-demo" data-in-place>Demo</a>'],
  ['a place on this page', '<a href="#about">About</a>'],
  ['another site', '<a href="https://example.com/a">Elsewhere</a>'],
  ['a call', '<a href="tel:+8801">Call</a>'],
  ['a new tab', '<a href="/hosting" target="_blank">Hosting</a>'],
  ['nothing', '<button>More</button>'],
])('what leads to %s fetches no page', (_what, html) => {
  for (const intent of ['mouseover', 'pointerdown', 'focusin']) happen(intent, html, ':first-child');
  expect(fetched).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with %j a focus fetches nothing, and a finger does',
  (connection) => {
    Object.assign(navigator, { connection });
    happen('focusin', '<a href="/hosting">Hosting</a>', 'a');
    expect(fetched).toEqual([]);
    happen('pointerdown', '<a href="/hosting">Hosting</a>', 'a');
    expect(fetched).toEqual(['/hosting']);
  },
);

function happen(intent: string, html: string, target: string): void {
  document.body.innerHTML = html;
  document.body.querySelector(target)?.dispatchEvent(new Event(intent, { bubbles: true }));
}
