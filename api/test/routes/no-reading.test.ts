import { forms } from '../../../src/contract/forms';
import { testApp } from '../support/app';

test('no route reads leads: the API has its lists, its health and one POST per form (reliability S6)', async () => {
  const { app } = await testApp();
  const lists = [
    '/api/country-list',
    '/api/business-industries',
    '/api/products-list',
    '/api/faq-list',
    '/api/job-list',
  ];
  const known = ['/api/health', ...lists];
  const routes = app.printRoutes({ commonPrefix: false, includeHooks: false });
  const named = [...routes.matchAll(/── (\S+) \(([A-Z, ]+)\)/g)].map(([, path = '', methods = '']) => ({
    path,
    methods,
  }));
  const reading = named.filter(({ path, methods }) => methods.includes('GET') && !path.includes('*'));
  const last = (path: string) => path.split('/').at(-1);
  expect(reading.map(({ path }) => last(path)).sort()).toEqual(known.map(last).sort());
  for (const { path } of forms) {
    expect((await app.inject(path)).statusCode).toBe(405);
    expect((await app.inject(`${path}/KS-0000000000`)).statusCode).toBe(404);
  }
});
