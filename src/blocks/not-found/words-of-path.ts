/** Words that say where something stands, not what it is; and that of nearly every product. */
const places = new Set([
  ...['404', 'product', 'products', 'service', 'services', 'industry', 'industries', 'index', 'html', 'php', 'page'],
  'management',
]);

/** The words of an address that leads nowhere: `/product/hospitl-software.html` asks for `hospitl software`. */
export function wordsOfPath(path: string): string {
  return decode(path)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && !places.has(word.toLowerCase()))
    .join(' ')
    .slice(0, 80);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
