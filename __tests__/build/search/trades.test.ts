import { searchEntries } from '../../../src/build/search/search-file';
import type { Find } from '../../../src/search/finder';
import { siteFinder } from '../../../src/search/site-finder';

let find: Find;

beforeAll(async () => {
  find = await siteFinder(searchEntries('data', Date.parse('2026-11-28')));
});

const isProduct = (id: string) => id.startsWith('/product/');

const trades: Record<string, string> = {
  'accounting-management-software': 'ca firm | chartered accountant | hishab nikash',
  'customer-relationship-management':
    'travel agency | travel agent | ট্রাভেল | ট্রাভেল এজেন্সি | air ticket | tour operator | hajj agency | visa',
  'education-management-software': 'coaching center | madrasha | training center | skul',
  'enterprise-resource-planning-erp': 'jute mill | oil mill | steel mill | plastic factory | feed mill | spinning mill',
  'event-management-software': 'community center | decorator | ডেকোরেটর',
  'freight-forwarding-software': 'exporter | c&f agent | cnf',
  'garments-production-management-software': 'daying | dying factory | ডাইং',
  'hr-and-payroll-management-software': 'human resource | human resources | এইচআর | pf',
  'inventory-management-software':
    'sar beej | সার | fertilizer dealer | gas cylinder | lpg | motor parts | arot | আড়ত | dealer | electric shop | ডিলার',
  'point-of-sales-software':
    'rod cement | রড সিমেন্ট | furniture | ফার্নিচার | jutar dokan | জুতার দোকান | library | boi er dokan | flower shop | spa | barber | napit | cosmetics | vegetable | বইয়ের দোকান | হার্ডওয়্যার | হার্ডওয়্যারের দোকান | glass',
  'prescription-management-system': 'ডাক্তারের চেম্বার',
  'real-estate-management-software': 'bari vara | বাড়ি ভাড়া',
  'restaurant-management-software':
    'hotel | হোটেল | cha dokan | tea stall | fuchka | চায়ের দোকান | কফি | কফি শপ | coffee | ice cream | burger | kds',
  'tailor-management-software': 'fashion | ফ্যাশন | fashion house | fasion | boutique | butik | বুটিক | lungi',
};

test.each(
  Object.entries(trades).flatMap(([slug, queries]) =>
    queries.split(' | ').map((query): [string, string] => [query, slug]),
  ),
)('Who types “%s” among the products finds %s first', (query, slug) => {
  const { ids, isUnserved } = find(query, isProduct);
  expect([ids[0], isUnserved]).toEqual([`/product/${slug}`, false]);
});

const unserved =
  'brick field | brickfield | brick fild | itbhata | it bhata | ইটভাটা | ইট ভাটা | ইট ভাটার সফটওয়্যার | poultry | ' +
  'poultry farm software | murgi | murgir khamar | মুরগি | মুরগির খামার | khamar | dairy | dairy farm | gorur khamar | ' +
  'fish farm | mach chas | agro | cold storage | himagar | hotel booking | room booking | gym | জিম | lawyer | ' +
  'law firm | ukil | petrol pump | laundry | লন্ড্রি | bus ticket | পরিবহন | rent a car | workshop | mobile servicing | ' +
  'printing press | ছাপাখানা | contractor | ঠিকাদার | manpower | cable tv | car rental | architect | ayurvedic | isp billing | flexiload | চশমা | mosque | tea garden';

test.each(unserved.split(' | '))('Who types “%s”, a trade without a product, is shown none of another', (query) => {
  for (const admits of [undefined, isProduct])
    expect(find(query, admits)).toMatchObject({ ids: [], isUnserved: true, isPartial: false, isNear: false });
});

test.each(['resort', 'guest house', 'রিসোর্ট'])('By “%s” its kitchen is found, and no more is promised', (query) => {
  expect(find(query)).toMatchObject({ ids: ['/product/restaurant-management-software'], isUnserved: true });
});

test.each([
  ['microcredit', 'micro-credit-management-software'],
  ['bookshop', 'point-of-sales-software'],
  ['teashop', 'restaurant-management-software'],
  ['coffeeshop', 'restaurant-management-software'],
  ['medicineshop', 'pharmacy-management-software'],
  ['possoftware', 'point-of-sales-software'],
  ['possystem', 'point-of-sales-software'],
  ['hrsoftware', 'hr-and-payroll-management-software'],
  ['hrpayroll', 'hr-and-payroll-management-software'],
  ['hospitalsoftware', 'hospital-management-software'],
])('Two words written as one are understood: “%s”', (query, slug) => {
  expect(find(query, isProduct)).toMatchObject({ isNear: false, isPartial: false });
  expect(find(query, isProduct).ids[0]).toBe(`/product/${slug}`);
});

test.each(['web design', 'webdesign'])('Who types “%s” is led to who makes websites', (query) => {
  expect(find(query).ids[0]).toBe('/services/website-development');
});

test('Words that no page has together are not taken out of one', () => {
  expect(find('keyboard', isProduct)).toMatchObject({ isNear: true });
});

test.each(['ঔষধের দোকান', 'medicine shop software', 'pharmacy software bd', 'বাংলাদেশে ফার্মেসি সফটওয়্যার'])(
  'Who types “%s” is shown no product whose screens merely run on a tablet',
  (query) => {
    expect(find(query, isProduct).ids[0]).toBe('/product/pharmacy-management-software');
    expect(find(query, isProduct).ids).not.toContain('/product/parking-management-software');
  },
);

test.each(['সফটওয়্যার', 'সফটওয়ার', 'softwere'])('Who types “%s” alone finds all products', (query) => {
  expect(find(query).ids).toEqual(['/products']);
});

describe('Who asks for a price is led to where it stands', () => {
  test.each([
    ['website price', '/faqs#faq-55'],
    ['website cost', '/faqs#faq-55'],
    ['website banate koto taka', '/faqs#faq-55'],
    ['ওয়েবসাইটের দাম', '/faqs#faq-55'],
    ['app banate koto taka', '/faqs#faq-55'],
    ['hosting price', '/hosting'],
    ['hosting dam', '/hosting'],
    ['হোস্টিং দাম', '/hosting'],
    ['domain price', '/hosting'],
    ['vps price', '/hosting'],
    ['pos software price', '/faqs#faq-3'],
    ['price of pharmacy software', '/faqs#faq-3'],
    ['pharmacy software price in bangladesh', '/faqs#faq-3'],
    ['ফার্মেসি সফটওয়্যারের দাম', '/faqs#faq-3'],
    ['cost of erp', '/faqs#faq-3'],
    ['employee price', '/hiring'],
    ['developer price', '/faqs#faq-24'],
  ])('by “%s”: %s', (query, address) => {
    expect(find(query).ids[0]).toBe(address);
  });

  test.each(['software price', 'price', 'dam', 'দাম', 'software er dam', 'সফটওয়্যারের দাম', 'koto taka'])(
    'by “%s”, to the questions of what things cost',
    (query) => {
      expect(find(query).ids.slice(0, 3)).toEqual(['/faqs#faq-17', '/faqs#faq-3', '/faqs#faq-24']);
    },
  );

  test('and sees the product next to it, or it alone among the products', () => {
    expect(find('pos price').ids[1]).toBe('/product/point-of-sales-software');
    expect(find('pos price', isProduct).ids[0]).toBe('/product/point-of-sales-software');
    expect(find('hosting price', isProduct).ids).toEqual([]);
  });
});

describe('What is typed is looked for as it is', () => {
  test.each(['<>', '"', '&&', '*', '😀', '?', '()', '--', '+', '%00', '\\', '\u0000'])(
    '“%s” finds nothing',
    (query) => {
      expect(find(query).ids).toEqual([]);
    },
  );

  test.each(['<clinic>', '"clinic"', 'clinic?', 'clinic 😀', '(clinic)', '+clinic', 'clinic*', 'clinic\n'])(
    '“%s” is a clinic',
    (query) => {
      expect(find(query).ids).toContain('/product/clinic-management-software');
    },
  );

  test('a whole book is answered before anybody waits', () => {
    const begun = performance.now();
    find('the quick brown fox jumps over the lazy dog and sells medicinne '.repeat(5_000));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
