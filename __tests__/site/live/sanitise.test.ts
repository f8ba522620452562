import { loadSanitiser } from '../../../src/live/sanitise';

afterEach(() => jest.dontMock('dompurify'));

test('A refreshed text keeps its structure and loses what could run', async () => {
  const sanitise = await loadSanitiser();
  const html = '<p onclick="x()">Call <strong>us</strong><img src=x onerror=x()></p><script>x()</script>';
  expect(sanitise(html)).toBe('<p>Call <strong>us</strong></p>');
});

test('When the sanitiser cannot be fetched, a text is shown without its HTML', async () => {
  jest.doMock('dompurify', () => {
    throw new Error('Loading chunk failed');
  });
  const sanitise = await loadSanitiser();
  const html = '<p>Bring &lt;ID&gt;</p><script>x()</script><ul><li>one</li><li><a href="/x">two</a></li></ul>';
  expect(sanitise(html)).toBe('<p>Bring &lt;ID&gt;</p><p>one</p><p>two</p>');
});
