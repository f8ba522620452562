import { createHash } from 'node:crypto';
import { plainPagePolicy } from '../../../src/http/plain-page';
import { Problem } from '../../../src/http/problem';
import { refusalPage } from '../../../src/leads/accept/refusal-page';

test('everything from outside is escaped', () => {
  const nasty = `<img src=x onerror="alert('1')">&`;
  const problem = new Problem(422, nasty, { errors: [{ field: nasty, message: nasty }] });
  const page = refusalPage(problem, { phone: nasty, whatsapp: nasty, email: nasty });
  expect(page).not.toContain('<img');
  expect(page).toContain('<li>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</li>');
});

test('its policy allows its own style and nothing else', () => {
  const [, style = ''] = /<style>(.*)<\/style>/.exec(refusalPage(new Problem(400, 'x'), {})) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = plainPagePolicy("'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
});

test('without contacts it promises none', () => {
  expect(refusalPage(new Problem(503, 'x'), {})).not.toContain('You can also');
});

test.each([
  [undefined, ''],
  [{ phone: '+880 1' }, 'You can also call <a href="tel:+8801">+880 1</a>.'],
  [{ phone: '+880 1', whatsapp: '8801', email: null }, ' or write to us on <a href="https://wa.me/8801">WhatsApp</a>.'],
  [{ phone: '1', whatsapp: '2', email: 'a@b.example' }, ' or send an email to <a href="mailto:a@b.example">'],
])('it names the ways that there are: %j', (contacts, words) => {
  expect(refusalPage(new Problem(503, 'x'), contacts ?? {})).toContain(words);
});

test('of a file it speaks only where the form takes one', () => {
  expect(refusalPage(new Problem(413, 'x'), {}, true)).toMatch(/<h1>Your file is too large.*still chosen/s);
  expect(refusalPage(new Problem(413, 'x'), {}, false)).not.toContain('file');
});
