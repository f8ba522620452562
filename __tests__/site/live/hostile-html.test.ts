import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { loadSanitiser, withoutHtml } from '../../../src/live/sanitise';
import { benignHtml } from '../../support/benign-html';
import { hostileHtml } from '../../support/hostile-html';
import { richTextFaults } from '../../support/rich-text-faults';

type Sanitise = (html: string) => string;

const sanitisers: [string, () => Promise<Sanitise>][] = [
  ['The backend and the build', async () => sanitiseHtml],
  ['The browser', loadSanitiser],
  ['The browser, after the backend,', async () => afterBackend(await loadSanitiser())],
  ['The browser without its sanitiser', async () => withoutHtml],
];

test('There are at least 500 hostile texts and 50 benign ones', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(500);
  // As written, they do what the sanitisers must prevent: the check below would notice.
  expect(hostileHtml.filter((html) => richTextFaults(html).length > 0).length).toBeGreaterThanOrEqual(500);
  expect(new Set(benignHtml).size).toBeGreaterThanOrEqual(50);
});

test.each(sanitisers)('%s leaves nothing of a hostile text but the allowed elements (X1)', async (_, load) => {
  const sanitise = await load();
  const found = hostileHtml.flatMap((html) => richTextFaults(sanitise(html)).map((fault) => `${html}: ${fault}`));
  expect(found).toEqual([]);
});

test.each(sanitisers.slice(0, 3))('%s lets a benign text through letter for letter', async (_, load) => {
  const sanitise = await load();
  expect(benignHtml.map((html) => sanitise(html))).toEqual(benignHtml);
});

test.each(sanitisers.slice(0, 3))('%s finds nothing more to take away from its own result', async (_, load) => {
  const sanitise = await load();
  const once = hostileHtml.map((html) => sanitise(html));
  expect(once.map((html) => sanitise(html))).toEqual(once);
});

test('A text keeps its words without its HTML', () => {
  const words = (html: string) => html.replace(/<[^>]*>|\s+/g, '');
  expect(benignHtml.map((html) => words(withoutHtml(html)))).toEqual(
    benignHtml.map((html) => words(withNbspAsBlank(html))),
  );
});

function afterBackend(sanitise: Sanitise): Sanitise {
  return (html) => sanitise(sanitiseHtml(html));
}

function withNbspAsBlank(html: string): string {
  return html.replaceAll('&nbsp;', '');
}
