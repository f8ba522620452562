import sharp from 'sharp';
import { isCutShort } from '../../../src/content/files/picture-end';

const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: 'white', noise } });

/** A picture of each kind, some as cameras and programs make them. */
const made: readonly [string, string, () => Promise<Buffer>][] = [
  ['JPEG', 'jpg', () => picture().jpeg().toBuffer()],
  ['progressive JPEG', 'jpg', () => picture().jpeg({ progressive: true }).toBuffer()],
  [
    'JPEG with notes',
    'jpg',
    () =>
      picture()
        .withExif({ IFD0: { Copyright: '\u00ff\u00d9' } })
        .jpeg()
        .toBuffer(),
  ],
  ['PNG', 'png', () => picture().png().toBuffer()],
  ['WebP', 'webp', () => picture().webp().toBuffer()],
  ['SVG', 'svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n')],
];

test.each(made)('A %s is told when its end is missing, and whole it is not', async (_what, type, make) => {
  const bytes = await make();
  expect(isCutShort(bytes, type)).toBe(false);
  for (const part of [0.5, 0.9]) expect(isCutShort(bytes.subarray(0, bytes.length * part), type)).toBe(true);
});

test('The small picture in the notes of a JPEG is not taken for its end', async () => {
  const [small, whole] = [await picture().resize(20).jpeg().toBuffer(), await picture().jpeg().toBuffer()];
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(small.length + 2, 4);
  const camera = Buffer.concat([head, small, whole.subarray(2)]);
  expect(isCutShort(camera, 'jpg')).toBe(false);
  expect(isCutShort(camera.subarray(0, -whole.length / 2), 'jpg')).toBe(true);
});

test('a JPEG with bytes that fill up before a mark is whole', async () => {
  const whole = await picture().jpeg().toBuffer();
  const filled = Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, 0xff]), whole.subarray(2)]);
  expect(isCutShort(filled, 'jpg')).toBe(false);
  expect(isCutShort(filled.subarray(0, filled.length / 2), 'jpg')).toBe(true);
});
