import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import type { Email } from 'postal-mime';
import { attributeOf, type Element, elementsOf } from '../../../../src/build/html-elements';
import { answersOf } from '../../../src/leads/answers';
import { acknowledgement } from '../../../src/leads/notify/acknowledgement';
import { htmlOf } from '../../../src/leads/notify/letter-html';
import { type LetterWords, textOf } from '../../../src/leads/notify/letter-words';
import { type Letter, openPost } from '../../../src/leads/notify/post';
import { notice, withdrawalNotice } from '../../../src/leads/notify/staff-letters';
import type { Around } from '../../../src/leads/notify/staff-words';
import type { Lead } from '../../../src/leads/store/lead';
import { asStored, attachmentFor, newLead } from '../../support/leads';
import { startMailServer } from '../../support/mail-server';

const staff = 'staff@kantha.example';
const stopLink = 'https://www.kantha.example/api/stop-marketing/KS-0000000001-0123456789abcdef0123456789abcdef';
const lead = newLead({
  id: 'KS-0000000001',
  fields: {
    product: '20',
    business_name: 'Rahima Textiles',
    Customer_name: 'রহিমা খাতুন',
    email: 'rahima@example.com',
    mobile_no: '01711000000',
    comment: 'Two shops.\r\n<b>Bold</b> & "quoted"',
  },
  words: { product: 'Accounting Software' },
  attribution: { landing_page: '/products', utm_campaign: 'eid-2026' },
});

test('a salesperson gets both parts of a letter, and the mail program chooses', async () => {
  const { text, html, headers } = await arrived(await toStaff(lead));
  expect(headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^multipart\/alternative;/);
  expect(text).toContain('Comment: Two shops.\n  <b>Bold</b> & "quoted"');
  expect(html).toMatch(/^<!doctype html>/);
});

test('a salesperson reads first what is wanted and by whom, then the answers, and the receipt last', async () => {
  const { words } = await shown(await toStaff(lead));
  const order = ['Accounting Software', 'রহিমা খাতুন, Rahima Textiles', 'Comment', 'Receipt', 'Campaign', 'Marketing'];
  const places = order.map((one) => words.indexOf(one));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBe(0);
  expect(words).toContain('First page/products');
  expect(words).toContain('Campaigneid-2026');
});

test('a salesperson calls, writes or opens WhatsApp by one tap', async () => {
  const { links } = await shown(await toStaff(lead));
  expect(links).toEqual([
    ['01711000000', 'tel:01711000000'],
    ['rahima@example.com', 'mailto:rahima@example.com'],
    ['WhatsApp', 'https://wa.me/8801711000000'],
  ]);
});

test('staff open the lead at the desk by a link, where they have one, also when marketing was withdrawn', async () => {
  const around = { deskUrl: 'https://desk.kantha.example' };
  const address = 'https://desk.kantha.example/leads/KS-0000000001';
  const [told, withdrawn] = [await toStaff(lead, around), withdrawalNotice(asStored(lead), [staff], around)];
  for (const letter of [told, withdrawn]) {
    expect(letter.text.split('\n')).toContain(`Open it at the desk: ${address}`);
    expect((await shown(letter)).links).toContainEqual(['Open it at the desk', address]);
  }
  expect((await toStaff(lead)).html).not.toContain('at the desk');
});

test('staff with a desk download a CV there, and need no shell', async () => {
  const withFile = { ...lead, attachment: attachmentFor(Buffer.from('x')) };
  const { text } = await toStaff(withFile, { deskUrl: 'https://desk.kantha.example' });
  expect(text).toContain('Attachment: cv.pdf (1 bytes), download it at the desk\n');
  expect(text).not.toContain('npm run');
});

test.each([
  ['+14155550100', 'https://wa.me/14155550100'],
  ['01711000000', 'https://wa.me/8801711000000'],
  ['029876543', undefined],
  ['', undefined],
])('staff read the same in both parts, with the phone "%s"', async (phone, whatsapp) => {
  const letter = await toStaff({ ...lead, fields: { ...lead.fields, mobile_no: phone } });
  const { words, links } = await shown(letter);
  expect(links.find(([name]) => name === 'WhatsApp')?.[1]).toBe(whatsapp);
  expect(partsOf(letter.text).filter((part) => !words.includes(part))).toEqual(whatsapp ? [whatsapp] : []);
});

test('what a stranger typed is shown, and is nothing else: no element, no address, no style of theirs', async () => {
  const bad = `"><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></td></table><style>*{}</style>`;
  const fields = Object.fromEntries(Object.keys(lead.fields).map((name) => [name, bad]));
  const hostile = { ...lead, fields, words: { product: bad }, page: bad, attribution: { utm_campaign: bad } };
  const { elements, words, links } = await shown(await toStaff(hostile));
  const ours = ['html', 'head', 'meta', 'title', 'body', 'table', 'tbody', 'tr', 'td', 'th', 'h1', 'p', 'a', 'br'];
  expect(elements.map(({ tagName }) => tagName).filter((name) => !ours.includes(name))).toEqual([]);
  for (const [, address] of links) expect(address).toMatch(/^(?:tel|mailto):/);
  expect(words).toContain(bad);
});

test('a mail program needs to fetch nothing, and keeps its own colours for paper and ink', async () => {
  for (const letter of [await toStaff(lead), withdrawalNotice(asStored(lead), [staff]), toVisitor(lead)]) {
    const { elements } = await shown(letter);
    expect(elements.filter(({ tagName }) => /^(?:img|link|style|script|iframe|form)$/.test(tagName))).toEqual([]);
    for (const element of elements) {
      for (const name of ['src', 'background', 'bgcolor']) expect(attributeOf(element, name)).toBeUndefined();
      expect(attributeOf(element, 'style') ?? '').not.toMatch(/(?:^|;)(?:background[a-z-]*|color):|url\(/);
    }
  }
});

test('the visitor reads in HTML what the plain text says, and nothing that anybody typed', async () => {
  const letter = toVisitor(lead);
  const { words, links } = await shown(letter);
  expect(partsOf(letter.text).filter((part) => !words.includes(part))).toEqual([stopLink]);
  expect(links).toContainEqual(['Stop other communications', stopLink]);
  for (const typed of ['রহিমা', 'Two shops', '1711']) expect(letter.html).not.toContain(typed);
});

test('a line that somebody typed into an answer can be taken for none of ours, in the plain text', () => {
  const words: LetterWords = { subject: 'x', blocks: [{ kind: 'facts', facts: [['Name', 'R\rReceipt: KS-FAKE']] }] };
  expect(textOf(words)).toBe('Name: R\n  Receipt: KS-FAKE\n');
  expect(htmlOf(words)).toContain('R<br/>Receipt: KS-FAKE');
});

async function toStaff(one: Lead, around?: Around): Promise<Letter> {
  return notice(asStored(one), [staff], await answersOf(one, async () => undefined), around);
}

function toVisitor(one: Lead): Letter {
  const letter = acknowledgement(asStored(one), 'Kantha Software', stopLink);
  if (!letter) throw new Error('They have an address');
  return letter;
}

/** As a mail server was given it, and a parser that is not ours reads it. */
async function arrived(letter: Letter): Promise<Email> {
  const server = await startMailServer();
  const smtp = { host: '127.0.0.1', port: server.port, secure: false, plain: true };
  await openPost({ smtp, from: 'desk@kantha.example' }).send(letter, 'msg_1', new AbortController().signal);
  const [received] = server.received;
  if (!received) throw new Error('Nothing came');
  return received.letter;
}

interface Shown {
  elements: Element[];
  /** Of the page below its head, without its tags. */
  words: string;
  /** Words and address. */
  links: [string, string][];
}

async function shown(letter: Letter): Promise<Shown> {
  const elements = [...elementsOf((await arrived(letter)).html ?? '')];
  const links = elements.filter(({ tagName }) => tagName === 'a');
  return {
    elements,
    words: elements
      .filter(({ tagName }) => tagName === 'body')
      .map(wordsOf)
      .join(''),
    links: links.map((link) => [wordsOf(link), attributeOf(link, 'href') ?? '']),
  };
}

function wordsOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): string {
  const words = childNodes.map((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value;
    return 'childNodes' in node ? wordsOf(node) : '';
  });
  return words.join('');
}

/** Names and values of its lines. */
function partsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim().split(': ').filter(Boolean));
}
