import { mailLink, telephoneLink, whatsappLink } from '../../../src/contract/contact-links';

test('A telephone number is dialled without its spaces and hyphens', () => {
  expect(telephoneLink('+880 1000-000000')).toBe('tel:+8801000000000');
});

test('A WhatsApp chat begins with the given words', () => {
  const link = new URL(whatsappLink('8801000000000', 'Shops & stalls?\nCall me #1'));
  expect(link.origin + link.pathname).toBe('https://wa.me/8801000000000');
  expect(link.searchParams.get('text')).toBe('Shops & stalls?\nCall me #1');
});

test('A mail has subject and text, whatever characters they hold', () => {
  const link = new URL(mailLink('hello@kantha.example', 'Demo & price', 'Name: কাঁথা\nPhone: +880'));
  expect(link.pathname).toBe('hello@kantha.example');
  expect(link.searchParams.get('subject')).toBe('Demo & price');
  expect(link.searchParams.get('body')).toBe('Name: কাঁথা\nPhone: +880');
});
