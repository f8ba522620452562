import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { RichText } from '../../../src/components/rich-text';
import { asSafeHtml } from '../../../src/contract/rich-text';

beforeEach(() => jest.mocked(navigate).mockClear());

test.each([
  ['a path', '/hosting?plan=2#prices'],
  ['a whole address', `${window.location.origin}/hosting?plan=2#prices`],
])('A link to a page of the site, written as %s, leads there without a full load', (_, href) => {
  expect(follow(`<p>See <a href="${href}"><strong>our plans</strong></a>.</p>`)).toBe('in place');
  expect(navigate).toHaveBeenCalledWith('/hosting?plan=2#prices');
});

test.each([
  ['to another site', 'https://other.example/hosting', {}],
  ['to a file', '/files/company-profile.pdf', {}],
  ['to a mailbox', 'mailto:hello@kantha.example', {}],
  ['that is to open in a new tab', '/hosting', { ctrlKey: true }],
  ['that is to open in a new tab on a Mac', '/hosting', { metaKey: true }],
  ['that is to open in a new window', '/hosting', { shiftKey: true }],
  ['clicked with the wheel', '/hosting', { button: 1 }],
])('A link %s is left to the browser', (_, href, how) => {
  expect(follow(`<a href="${href}">our plans</a>`, how)).toBe('by the browser');
  expect(navigate).not.toHaveBeenCalled();
});

test('A click beside the links does nothing', () => {
  expect(follow('<p>our plans</p><a href="/hosting">more</a>')).toBe('by the browser');
  expect(navigate).not.toHaveBeenCalled();
});

function follow(html: string, how: MouseEventInit = {}): string {
  render(<RichText html={asSafeHtml(html)} />);
  const text = screen.getByText('our plans');
  const click = createEvent.click(text, how);
  fireEvent(text, click);
  return click.defaultPrevented ? 'in place' : 'by the browser';
}
