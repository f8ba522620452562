import { recipientOf } from '../../../src/leads/store/recipient';

test.each([
  'rahima@example.com',
  'rahima+1@example.com',
  'rahima+a+b@example.com',
  'ra.hi.ma@example.com',
  'r.a.h.i.m.a+x.y@example.com',
  'r-a_hima@example.com',
  "ra'hi!ma-@example.com",
])('%s reaches the mailbox of rahima@example.com', (email) => {
  expect(recipientOf(email).mailbox).toBe('rahima@example.com');
});

test.each(['rahima@example.org', 'rahima-1@example.com', 'rahima1@example.com', 'রহিমা@example.com'])(
  '%s is somebody else',
  (email) => expect(recipientOf(email).mailbox).not.toBe('rahima@example.com'),
);

test.each([
  ['রহিমা@example.com', 'রহমা@example.com'],
  ['+a@example.com', '+b@example.com'],
  ['-@example.com', '_@example.com'],
])('%s and %s are two people', (one, other) => {
  expect(recipientOf(one).mailbox).not.toBe(recipientOf(other).mailbox);
});

test.each([
  ['a@example.com', 'example.com'],
  ['a@mail.example.com', 'example.com'],
  ['a@x.y.example.com', 'example.com'],
  ['a@xn--kantha-9ta.example', 'xn--kantha-9ta.example'],
  ['a@x.xn--kantha-9ta.example', 'xn--kantha-9ta.example'],
  ['a@kantha.com.bd', 'kantha.com.bd'],
  ['a@mail.kantha.com.bd', 'kantha.com.bd'],
  ['a@kantha.co.uk', 'kantha.co.uk'],
  ['a@students.du.ac.bd', 'du.ac.bd'],
  ['a@mail.bbc.de', 'bbc.de'],
  ['a@com.com', 'com.com'],
  ['a@x.com.com', 'com.com'],
])('the owner of %s is known by %s', (email, domain) => {
  expect(recipientOf(email).domain).toBe(domain);
});

test.each([
  ['ra.hima@googlemail.com', 'rahima@gmail.com'],
  ['ra-hi_ma@protonmail.com', 'rahima@proton.me'],
  ['rahima@pm.me', 'rahima@proton.me'],
  ['rahima@protonmail.ch', 'rahima@proton.me'],
  ['rahima@me.com', 'rahima@icloud.com'],
  ['rahima@mac.com', 'rahima@icloud.com'],
  ['ra.hima@yandex.com', 'rahima@yandex.ru'],
  ['anything@ra-hima.fastmail.com', 'rahima@fastmail.com'],
])('%s reaches the mailbox of %s, whose provider has several domains', (one, other) => {
  expect(recipientOf(one)).toEqual({ mailbox: other, domain: null });
});

test.each(['a@gmail.com', 'a@yahoo.co.in', 'a@outlook.com', 'a@fastmail.com'])(
  'the domain of %s is one of strangers',
  (email) => expect(recipientOf(email).domain).toBeNull(),
);
