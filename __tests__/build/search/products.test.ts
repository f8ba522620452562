import { productEntries } from '../../../src/build/search/catalogue-entries';
import { finderOf } from '../../../src/search/finder';

const entries = productEntries('data');
const find = finderOf(entries);

describe('The catalogue is searched in the words of the trade', () => {
  test.each([
    ['bKash', 'point-of-sales-software'],
    ['invoice', 'point-of-sales-software'],
    ['students', 'education-management-software'],
    ['offline', 'point-of-sales-software'],
    ['restaurent', 'restaurant-management-software'],
    ['pharmcy', 'pharmacy-management-software'],
    ['invetory', 'inventory-management-software'],
    ['medicine', 'pharmacy-management-software'],
    ['garments', 'garments-production-management-software'],
    ['salary', 'hr-and-payroll-management-software'],
    ['clinic', 'clinic-management-software'],
    ['school fees', 'education-management-software'],
    ['coaching', 'education-management-software'],
    ['barcode', 'point-of-sales-software'],
    ['mushak', 'accounting-management-software'],
    ['p.o.s', 'point-of-sales-software'],
    ['P.O.S.', 'point-of-sales-software'],
    ['ইস্কুল', 'education-management-software'],
    ['e-commerce', 'multivendor-ecommerce-management-software'],
    ['hotel', 'restaurant-management-software'],
    ['dokan', 'point-of-sales-software'],
    ['oshudh', 'pharmacy-management-software'],
    ['hishab', 'accounting-management-software'],
    ['kisti loan', 'micro-credit-management-software'],
    ['দোকান', 'point-of-sales-software'],
    ['মুদি দোকানের সফটওয়্যার', 'point-of-sales-software'],
    ['ফার্মেসি', 'pharmacy-management-software'],
    ['ওষুধের দোকান', 'pharmacy-management-software'],
    ['হিসাব', 'accounting-management-software'],
    ['বেতন', 'hr-and-payroll-management-software'],
    ['স্কুল', 'education-management-software'],
    ['গার্মেন্টস', 'garments-production-management-software'],
    ['সেলুন', 'point-of-sales-software'],
    ['জুয়েলারি', 'point-of-sales-software'],
    ['সুপারশপ', 'point-of-sales-software'],
    ['হসপিটাল', 'hospital-management-software'],
    ['স্যালারি', 'hr-and-payroll-management-software'],
    ['barcode scanner', 'point-of-sales-software'],
    ['billing machine', 'point-of-sales-software'],
    ['gold shop', 'point-of-sales-software'],
    ['sari shop', 'point-of-sales-software'],
    ['dokaner hisab', 'point-of-sales-software'],
    ['rice mill', 'enterprise-resource-planning-erp'],
    ['চালের মিল', 'enterprise-resource-planning-erp'],
  ])('“%s” finds %s first', (query, slug) => {
    expect(find(query).ids[0]).toBe(`/product/${slug}`);
  });

  test.each([
    ['doctor', 'clinic-management-software'],
    ['doctor', 'prescription-management-system'],
    ['Excel', 'inventory-management-software'],
    ['Excel', 'accounting-management-software'],
    ['sms', 'education-management-software'],
  ])('“%s” finds %s among others', (query, slug) => {
    expect(find(query).ids).toContain(`/product/${slug}`);
  });

  test.each(['qwzxv', 'zebra', 'spaceship', 'asdf', 'toys', 'bold', 'taxi', 'mule'])('“%s” finds nothing', (query) => {
    expect(find(query).ids).toEqual([]);
  });

  test('A product is found by what its pictures show', () => {
    expect(find('strip rack drawer').ids).toEqual(['/product/pharmacy-management-software']);
  });
});
