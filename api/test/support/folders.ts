import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';

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
