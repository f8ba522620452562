import { buildSync } from 'esbuild';
import { minify_sync } from 'terser';
import type { Change } from './change-pages';
import { attributeOf, type Edit } from './html-elements';

/** The tag of each live list as the build knows it, by the list's address. */
export type ListTags = ReadonlyMap<string, string>;

/** Of script elements: a kind of script that no browser knows, so that none loads it. */
const sleepingType = 'asleep';

/** The element that holds the waker, which the content policy knows by it. */
export const wakerId = 'waker';

/** Gatsby's list of the files of each page, which only fetching ahead by `<link>` would read (decision 0019). */
const filesOfPages = 'gatsby-chunk-mapping';

/**
 * Lets every page sleep until it is needed (decision 0042): its script files get a type that no browser loads, and the
 * waker starts them. Lists that may have changed are named with the tag that their answer had at the build.
 */
export function putToSleep(tags: ListTags, waker = bundledWaker()): Change {
  return ({ html, elements }) => {
    const edits: Edit[] = [];
    const replace = (from: number, to: number, text: string) => edits.push({ from, to, text });
    for (const element of elements) {
      const place = element.sourceCodeLocation;
      if (!place) continue;
      const { async, 'data-live': live, 'data-tag': former } = place.attrs ?? {};
      if (attributeOf(element, 'id') === filesOfPages && place.startTag && place.endTag)
        replace(place.startTag.endOffset, place.endTag.startOffset, 'window.___chunkMapping={};');
      else if (attributeOf(element, 'id') === wakerId) replace(place.startOffset, place.endOffset, '');
      else if (async && element.tagName === 'script' && attributeOf(element, 'src')?.startsWith('/'))
        replace(async.startOffset, async.endOffset, `type="${sleepingType}"`);
      else if (live) {
        const tag = tags.get(attributeOf(element, 'data-live') ?? '');
        const text = tag === undefined ? '' : ` data-tag="${tag.replaceAll('"', '&quot;')}"`;
        replace(live.endOffset, former?.endOffset ?? live.endOffset, text);
      }
    }
    const end = html.indexOf('</head>');
    if (end >= 0) replace(end, end, `<script id="${wakerId}">${waker}</script>`);
    return edits;
  };
}

/**
 * The waker as one line of script for every browser that the site names. Terser, which Gatsby's scripts go through as
 * well, puts functions where they are called, and so takes a fifteenth less than esbuild.
 */
function bundledWaker(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/waker/waker.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome95', 'firefox102', 'safari15.4'],
    // The project's would add 'use strict', which changes nothing in checked modules but the weight of each page.
    tsconfigRaw: {},
  });
  // Arrows mean the same where nobody asks for `this`, and the waker nowhere does.
  const { code } = minify_sync(outputFiles[0]?.text ?? '', {
    compress: { passes: 5, ecma: 2020, unsafe_arrows: true, keep_fargs: false },
  });
  if (!code) throw new Error('The waker came out empty.');
  return code;
}
