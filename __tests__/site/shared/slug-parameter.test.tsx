import { render, screen } from '@testing-library/react';
import { hirePreset, partnerPreset } from '../../../src/blocks/presets';
import { DemoDialogProvider, useDemoDialog } from '../../../src/shared/demo-dialog-context';
import { slugIn } from '../../../src/shared/use-search-parameter';

const services = [{ slug: 'apps-development', title: 'Apps Development', categories: [{ slug: 'app-tester' }] }];
const products = [{ slug: 'parking', title: 'Parking Management Software' }];

test.each([
  '?service=app-tester',
  '?service=APP-TESTER',
  '?Service=App-Tester',
  '?SERVICE=app-tester%20',
  '?service=App+Tester',
])('%s chooses the role, as an address that was typed or printed names it', (search) => {
  expect(hirePreset(slugIn(search, 'service'), services, 'Service:')).toEqual({ service: 'app-tester' });
});

test('a product in capitals is chosen to be sold', () => {
  expect(partnerPreset(slugIn('?product=PARKING', 'product'), products)).toEqual({
    solution: 'Parking Management Software',
  });
});

test('what a demo is to be about is known in capitals as well', () => {
  render(
    <DemoDialogProvider path="/products" search="?Product=PARKING&Industry=Corporate-Industry">
      <Request />
    </DemoDialogProvider>,
  );
  expect(screen.getByText('parking, corporate-industry')).toBeVisible();
});

test('what is named by its title is chosen too', () => {
  expect(partnerPreset(slugIn('?product=Parking%20Management%20Software', 'product'), products)).toEqual({
    solution: 'Parking Management Software',
  });
  expect(hirePreset(slugIn('?service=Apps Development', 'service'), services, 'Service:')).toEqual({
    comment: 'Service: Apps Development',
  });
});

test('an address that names nothing chooses nothing', () => {
  expect(slugIn('?from=mail', 'service')).toBeNull();
  expect(slugIn('', 'service')).toBeNull();
  expect(slugIn('?service=', 'service')).toBeNull();
});

function Request() {
  const { product, industry } = useDemoDialog().request;
  return <p>{`${product}, ${industry}`}</p>;
}
