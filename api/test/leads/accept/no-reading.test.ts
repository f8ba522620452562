import { forms } from '../../../../src/contract/forms/all';
import { stopPath } from '../../../src/leads/marketing/link';
import { testApp } from '../../support/app';

test('no route reads leads: the API has its lists, what it says of itself, one POST per form, and the page of letters (reliability S6)', async () => {
  const { app } = await testApp();
  const lists = [
    '/api/country-list',
    '/api/business-industries',
    '/api/products-list',
    '/api/faq-list',
    '/api/job-list',
  ];
  // The link of a letter whose end was broken off has a page that says so, and knows of no lead.
  const known = ['/api/health', '/api/live', '/api/ready', '/api/openapi.json', stopPath, ...lists];
  const routes = app.printRoutes({ commonPrefix: false, includeHooks: false });
  const named = [...routes.matchAll(/── (\S+) \(([A-Z, ]+)\)/g)].map(([, path = '', methods = '']) => ({
    path,
    methods,
  }));
  const reading = named.filter(({ path, methods }) => methods.includes('GET') && !path.includes('*'));
  const last = (path: string) => path.split('/').at(-1);
  expect(reading.map(({ path }) => last(path)).sort()).toEqual(known.map(last).sort());
  expect((await app.inject(stopPath)).statusCode).toBe(404);
  // Two more answer whatever stands behind their address: the files of the site, and the page of a letter's link,
  // which shows nothing of a lead but the receipt that its address has.
  const open = named.filter(({ path, methods }) => methods.includes('GET') && path.includes('*'));
  expect(open).toHaveLength(2);
  expect(app.hasRoute({ method: 'GET', url: '/*' })).toBe(true);
  expect(app.hasRoute({ method: 'GET', url: `${stopPath}/*` })).toBe(true);
  for (const { path } of forms) {
    expect((await app.inject(path)).statusCode).toBe(405);
    expect((await app.inject(`${path}/KS-0000000000`)).statusCode).toBe(404);
  }
});
