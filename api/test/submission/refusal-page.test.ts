import { createHash } from 'node:crypto';
import { Problem } from '../../src/http/problem';
import { refusalPage, refusalPagePolicy } from '../../src/submission/refusal-page';

test('everything from outside is escaped', () => {
  const nasty = `<img src=x onerror="alert('1')">&`;
  const problem = new Problem(422, nasty, { errors: [{ field: nasty, message: nasty }] });
  const page = refusalPage(problem, { phone: nasty, email: nasty });
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('its policy allows its own style and nothing else', () => {
  const [, style = ''] = /<style>(.*)<\/style>/.exec(refusalPage(new Problem(400, 'x'), {})) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(refusalPagePolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(refusalPagePolicy).toContain("default-src 'none'");
});

test('without contacts it promises none', () => {
  expect(refusalPage(new Problem(503, 'x'), {})).not.toContain('You can also');
});
