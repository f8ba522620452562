import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { linesOf } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { checkout } from '../../support/folders';

const screens = 'images/screens';
const clinic = `${screens}/clinic-management-software`;
const tailor = `${screens}/tailor-management-software`;

test('Screens of another product are refused when they are copied, where the newer one has them', () => {
  const root = checkout();
  const data = path.join(root, 'data');
  for (const name of readdirSync(path.join(data, clinic)))
    copyFileSync(path.join(data, tailor, name), path.join(data, clinic, name));
  const lines = linesOf(checkRepository(root).problems);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe(
    `data/products/clinic-management-software.json: images 1 → file names data/${clinic}/dashboard.webp, which is the same picture as data/${tailor}/dashboard.webp: each product needs its own, so save the right one in place of the other.`,
  );
});

test('One picture that is saved under all six names is refused five times', () => {
  const root = checkout();
  const data = path.join(root, 'data');
  const [first = '', ...others] = readdirSync(path.join(data, tailor));
  for (const name of others) copyFileSync(path.join(data, tailor, first), path.join(data, tailor, name));
  expect(checkRepository(root).problems).toHaveLength(5);
});
