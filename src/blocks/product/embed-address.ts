/**
 * The player of a YouTube video, from the host that sets no cookies before it plays; other addresses stay as they are.
 */
export function embedAddress(url: string): string {
  const address = new URL(url);
  const id = address.hostname === 'youtu.be' ? address.pathname.slice(1) : address.searchParams.get('v');
  const isYouTube = /(^|\.)(youtube\.com|youtu\.be)$/.test(address.hostname);
  return isYouTube && id ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1` : url;
}
