import sharp, { type Exif, type Sharp } from 'sharp';
import { tellsPosition } from '../../../src/content/files/picture-position';

const dhaka = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '23/1 46/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '90/1 23/1 0/1',
};
const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;
const kinds = [['jpg'], ['png'], ['webp']] as const;

test.each(kinds)('The position in a %s is found', async (kind) => {
  expect(tellsPosition(await picture(kind, { IFD0: { Copyright: 'Kantha' }, IFD3: dhaka }), kind)).toBe(true);
});

test.each(kinds)('A %s may say who made it', async (kind) => {
  expect(tellsPosition(await picture(kind, { IFD0: { Copyright: 'Kantha' } }), kind)).toBe(false);
});

test.each([['jpg'], ['webp']] as const)('The position in the XMP of a %s is found', async (kind) => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="23,46N"/></rdf:RDF></x:xmpmeta>`;
  const bytes = await blank().withXmp(xmp).toFormat(formats[kind]).toBuffer();
  expect(tellsPosition(bytes, kind)).toBe(true);
});

test('The position in a jpg is found behind bytes that fill a place', async () => {
  const bytes = await picture('jpg', { IFD3: dhaka });
  for (const filled of [1, 2, 500]) {
    const padded = Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(filled, 0xff), bytes.subarray(2)]);
    expect(tellsPosition(padded, 'jpg')).toBe(true);
  }
});

test.each(kinds)('A %s that was cut off anywhere is read to its end', async (kind) => {
  const whole = await picture(kind, { IFD3: dhaka });
  for (let end = 0; end < whole.length; end += 1)
    expect(typeof tellsPosition(whole.subarray(0, end), kind)).toBe('boolean');
});

function picture(kind: keyof typeof formats, exif: Exif): Promise<Buffer> {
  return blank().withExif(exif).toFormat(formats[kind]).toBuffer();
}

function blank(): Sharp {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#26348b' } });
}
