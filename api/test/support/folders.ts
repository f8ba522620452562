import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** A new empty folder, removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kantha-api-'));
  made.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Writes files by relative path; objects as JSON. */
export function writeFiles(folder: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A small catalogue in the shape of `data/`. */
export function dataFolder(): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'site.json': {
      name: 'Kantha Software',
      consentVersion: '2026-11',
      contact: { phone: '+880 1000-000000', email: 'hello@kantha.example', whatsapp: '8801000000000' },
    },
    'industries.json': [
      { id: 2, title: 'Garments' },
      { id: 1, title: 'Education' },
    ],
    'live/countries.json': [
      { id: 'BD', name: 'Bangladesh' },
      { id: 'AX', name: 'Åland Islands' },
      { id: 'AL', name: 'Albania' },
    ],
    'live/faqs.json': [
      {
        id: 1,
        title: 'When are you open?',
        description: 'On <em>most</em> days.',
        category: 'Visits',
        priority: 'High',
      },
      { id: 2, title: 'Where are you?', description: '<p>In Dhaka.</p>', category: 'Visits', priority: 'Normal' },
    ],
    'services/website-development.json': {
      slug: 'website-development',
      title: 'Websites',
      category: ['Web developer'],
    },
    'products/clinic.json': { id: 9, title: 'Clinic' },
    'products/school.json': { id: 7, title: 'asset register' },
  });
  return folder;
}
