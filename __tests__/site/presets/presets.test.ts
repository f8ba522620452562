import { demoPreset, hirePreset, messagePreset, partnerPreset } from '../../../src/blocks/presets';

const products = [
  { slug: 'crm', title: 'Customer Relationship Management', industries: ['corporate-industry', 'ecommerce-industry'] },
  { slug: 'parking', title: 'Parking Management Software', industries: ['corporate-industry'] },
];
const industries = [
  { slug: 'health-industry', title: 'Health Industry' },
  { slug: 'corporate-industry', title: 'Corporate Industry' },
];
const services = [
  {
    slug: 'apps-development',
    title: 'Apps Development',
    categories: [{ slug: 'mobile-app-developer' }, { slug: 'app-tester' }],
  },
];

describe('The demo form', () => {
  test('chooses the product that the link was about', () => {
    expect(demoPreset({ product: 'crm', industry: null }, products, industries)).toEqual({
      product: 'Customer Relationship Management',
    });
  });

  test('chooses the industry that the catalogue was filtered by', () => {
    expect(demoPreset({ product: null, industry: 'health-industry' }, products, industries)).toEqual({
      business_industries: 'Health Industry',
    });
  });

  test('chooses the only industry that a product is made for, unless another is named', () => {
    expect(demoPreset({ product: 'parking', industry: null }, products, industries)).toEqual({
      product: 'Parking Management Software',
      business_industries: 'Corporate Industry',
    });
    expect(demoPreset({ product: 'parking', industry: 'health-industry' }, products, industries)).toMatchObject({
      business_industries: 'Health Industry',
    });
  });

  test('chooses both where both are named', () => {
    expect(demoPreset({ product: 'crm', industry: 'health-industry' }, products, industries)).toEqual({
      product: 'Customer Relationship Management',
      business_industries: 'Health Industry',
    });
  });

  test('chooses the product that alone has the word by which the link names it', () => {
    expect(demoPreset({ product: 'customer', industry: null }, products, industries)?.product).toBe(
      'Customer Relationship Management',
    );
    expect(demoPreset({ product: 'management', industry: null }, products, industries)).toBeUndefined();
  });

  test('chooses nothing by words that join others', () => {
    const shop = { slug: 'sales-and-stock', title: 'Sales & Stock of Shops', industries: [] };
    const joined = [...products, shop];
    for (const product of ['and', 'of', 'the', 'and of']) {
      expect(demoPreset({ product, industry: null }, joined, industries)).toBeUndefined();
    }
    expect(demoPreset({ product: 'stock-and-sales', industry: null }, joined, industries)).toBeDefined();
  });

  test('chooses nothing by a word that joins others where there is one product alone', () => {
    expect(demoPreset({ product: 'the', industry: null }, products.slice(0, 1), industries)).toBeUndefined();
  });

  test('chooses nothing by a title that two products have', () => {
    const twins = products.map((product) => ({ ...product, title: 'Sales' }));
    expect(demoPreset({ product: 'Sales', industry: null }, twins, industries)).toBeUndefined();
  });

  test('chooses nothing for names that nobody knows, and for none', () => {
    expect(demoPreset({ product: 'abacus', industry: 'space' }, products, industries)).toBeUndefined();
    expect(demoPreset({ product: null, industry: null }, products, industries)).toBeUndefined();
  });
});

describe('The hire form', () => {
  test('chooses the role that the link was about', () => {
    expect(hirePreset('app-tester', services, 'Service:')).toEqual({ service: 'app-tester' });
  });

  test('chooses the role by a word of its name', () => {
    expect(hirePreset('tester', services, 'Service:')).toEqual({ service: 'app-tester' });
    expect(hirePreset('mobile', services, 'Service:')).toEqual({ service: 'mobile-app-developer' });
    expect(hirePreset('app', services, 'Service:')).toBeUndefined();
    const other = { slug: 'outsourcing', title: 'Outsourcing', categories: [{ slug: 'app-tester' }] };
    expect(hirePreset('tester', [...services, other], 'Service:')).toEqual({ service: 'app-tester' });
  });

  test('names the service in the comment where the visitor has yet to say whom they need', () => {
    expect(hirePreset('apps-development', services, 'Service:')).toEqual({ comment: 'Service: Apps Development' });
  });

  test('does both for what is a service and a role of another one', () => {
    const outsourcing = { slug: 'it-outsourcing', title: 'IT Outsourcing', categories: [{ slug: 'apps-development' }] };
    expect(hirePreset('apps-development', [outsourcing, ...services], 'Service:')).toEqual({
      service: 'apps-development',
      comment: 'Service: Apps Development',
    });
  });

  test('stays as it is for a role that nobody offers, and for none', () => {
    expect(hirePreset('wizard', services, 'Service:')).toBeUndefined();
    expect(hirePreset(null, services, 'Service:')).toBeUndefined();
  });
});

describe('The partner form', () => {
  test('chooses the product to sell, by the title that is stored', () => {
    expect(partnerPreset('parking', products)).toEqual({ solution: 'Parking Management Software' });
  });

  test('stays as it is for a product that nobody has, and for none', () => {
    expect(partnerPreset('abacus', products)).toBeUndefined();
    expect(partnerPreset(null, products)).toBeUndefined();
  });
});

describe('The contact form', () => {
  test('has what was looked for as its subject and at the beginning of its message, in bounded length', () => {
    expect(messagePreset(' rice\n mill ', 'I looked for:')).toEqual({
      subject: 'rice mill',
      message: 'I looked for: rice mill',
    });
    expect(messagePreset('x'.repeat(5000), 'I looked for:')?.message).toHaveLength('I looked for: '.length + 100);
  });

  test('stays empty where nothing was', () => {
    expect(messagePreset(null, 'I looked for:')).toBeUndefined();
    expect(messagePreset('  ', 'I looked for:')).toBeUndefined();
  });
});
