import { partOf } from '../../src/site/part-of';

const film = {
  statusCode: 200,
  headers: { ETag: 'W/"1"', 'Content-Length': '10' },
  content: Buffer.from('0123456789'),
};

test('a browser that asks for all of a film hears that it may ask for parts', () => {
  expect(partOf(film, undefined)).toEqual({ ...film, headers: { ...film.headers, 'Accept-Ranges': 'bytes' } });
});

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=4-4', '4', 'bytes 4-4/10'],
  ['bytes=7-99', '789', 'bytes 7-9/10'],
  ['bytes=7-999999999999999', '789', 'bytes 7-9/10'],
  ['bytes=9-', '9', 'bytes 9-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-10', '0123456789', 'bytes 0-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s is %j', (range, content, named) => {
  const part = partOf(film, range);
  expect(part.statusCode).toBe(206);
  expect(part.content.toString()).toBe(content);
  expect(part.headers).toMatchObject({
    ETag: 'W/"1"',
    'Content-Range': named,
    'Content-Length': String(content.length),
  });
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%j lies behind the end, which is said', (range) => {
  expect(() => partOf(film, range)).toThrow(
    expect.objectContaining({ status: 416, headers: { 'Content-Range': 'bytes */10' } }),
  );
});

test.each(['bytes=5-4', 'bytes=5-4,6-', 'bytes=0-1,3-4', 'bytes=', 'bytes=-', 'lines=0-1', 'bytes=a-b', ''])(
  '%j is answered with all of the film',
  (range) => {
    const { statusCode, content } = partOf(film, range);
    expect([statusCode, content]).toEqual([200, film.content]);
  },
);

test('of an empty file there is no part', () => {
  const empty = { ...film, content: Buffer.alloc(0) };
  for (const range of ['bytes=0-', 'bytes=-1']) expect(() => partOf(empty, range)).toThrow();
});
