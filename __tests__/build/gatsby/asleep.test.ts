import { type ListTags, putToSleep } from '../../../src/build/asleep';
import { edited, elementsOf } from '../../../src/build/html-elements';

const page = (scripts: string, body = '', waker = '') =>
  `<html><head>${waker}</head><body>${body}${scripts}</body></html>`;
const woken = '<script id="waker">wake()</script>';
const gatsbys = '<script id="gatsby-script-loader">x</script><script src="/app-1.js" async=""></script>';
const tags = new Map([['/api/job-list', '"abc"']]);

test('Script files get a type that no browser loads, and the waker stands before all that can be tapped', () => {
  expect(asleep(page(gatsbys), 'wake()', tags)).toBe(
    page('<script id="gatsby-script-loader">x</script><script src="/app-1.js" type="asleep"></script>', '', woken),
  );
});

test('A page that was not built anew gets the waker and the tags of today', () => {
  const list = '<p data-live="/api/job-list">1</p>';
  const yesterday = asleep(page(gatsbys, list), 'old()', new Map([['/api/job-list', '"old"']]));
  expect(asleep(yesterday, 'wake()', tags)).toBe(asleep(page(gatsbys, list), 'wake()', tags));
});

test('A list is named with its tag, and one of another host without', () => {
  const lists = '<p data-live="/api/job-list">1</p><p data-live="https://api.example/job-list">2</p>';
  expect(asleep(page('', lists), 'wake()', tags)).toBe(
    page(
      '',
      '<p data-live="/api/job-list" data-tag="&quot;abc&quot;">1</p><p data-live="https://api.example/job-list">2</p>',
      woken,
    ),
  );
});

test('Inline scripts, scripts of other hosts and data stay as they are', () => {
  const scripts =
    '<script>a()</script><script src="https://x.example/a.js" async></script><script type="application/ld+json">{}</script>';
  expect(asleep(page(scripts), 'wake()', tags)).toBe(page(scripts, '', woken));
});

test('The list of all files, which nothing asks for, leaves the page', () => {
  const list = (content: string) => `<script id="gatsby-chunk-mapping">${content}</script>`;
  const written = asleep(page(list('window.___chunkMapping="{a:[]}"')), 'wake()', tags);
  expect(written).toBe(page(list('window.___chunkMapping={};'), '', woken));
});

function asleep(html: string, waker: string, lists: ListTags): string {
  return edited(html, putToSleep(lists, waker)({ file: 'index.html', html, elements: [...elementsOf(html)] }));
}
