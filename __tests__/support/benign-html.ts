import faqs from '../../data/live/faqs.json';

/** Texts that no sanitiser may change: every answer that we publish, and whatever else an editor may write. */
export const benignHtml: readonly string[] = [
  ...faqs.map(({ description }) => description),
  'Plain text.',
  'Two &lt; three &amp; four &gt; three',
  '<p>One<br>two<br><br>three</p>',
  '<h3>Heading</h3><h4>Smaller</h4><h5>Smallest</h5><p>Text</p>',
  '<ul><li>One<ul><li>inside</li></ul></li><li>Two</li></ul>',
  '<ol><li><p>A paragraph in a point</p></li></ol>',
  '<p><strong><em>Both</em></strong></p>',
  '<p><a href="https://example.com/a?b=1&amp;c=2#d">https</a></p>',
  '<p><a href="http://example.com">http</a> <a href="mailto:hello@kantha.example?subject=Hi">mail</a></p>',
  '<p><a href="/faqs?category=hosting#faq-3">here</a></p>',
  '<p>বাংলা লেখা, ৳১,৫০০, ক্ষ্ম</p>',
  '<p>“Curly” ‘quotes’, "straight" \'ones\' and a dash – here</p>',
  '<p>No&nbsp;break, soft\u00adhyphen, emoji 👩‍🔧, ½, ≤</p>',
  '<p>Write &lt;script&gt; as text</p>',
  '<p>onclick=run() and javascript:run() are words here</p>',
  '<p>\n  Lines\n  in the source\n</p>\n<p>stay</p>',
];
