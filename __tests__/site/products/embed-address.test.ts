import { embedAddress } from '../../../src/blocks/product/embed-address';

test.each([
  'https://www.youtube.com/watch?v=abc-123',
  'https://youtube.com/watch?v=abc-123&t=10s',
  'https://m.youtube.com/watch?v=abc-123',
  'https://youtu.be/abc-123',
])('%s plays from the host that sets no cookies', (url) => {
  expect(embedAddress(url)).toBe('https://www.youtube-nocookie.com/embed/abc-123?autoplay=1');
});

test.each([
  ['of another host', 'https://video.example/watch?v=abc'],
  ['of a host that only sounds alike', 'https://notyoutube.com/watch?v=abc'],
  ['without a video', 'https://www.youtube.com/about'],
])('An address %s stays as it is', (_name, url) => {
  expect(embedAddress(url)).toBe(url);
});
