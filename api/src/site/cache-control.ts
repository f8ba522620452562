/**
 * Names that follow from the content, given by Gatsby or, to the data of pages, by the build: a changed file gets a new
 * name, so browsers may keep the old for ever.
 */
export const hashed =
  /[-.][0-9a-f]{7,20}\.(?:js|css)$|^\/static\/(?:.+-)?[0-9a-f]{20,32}[./]|^\/builds\/[0-9a-f]{16}\//;

/**
 * Everything else is asked for again each time, and mostly answered 304; but for the icons, which all pages need and
 * which may be an hour old, or older while the browser asks for new ones.
 */
export function cacheControl(file: string): string {
  if (file === '/icons.svg') return 'public, max-age=3600, stale-while-revalidate=604800';
  return hashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
