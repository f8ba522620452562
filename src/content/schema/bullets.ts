/** A sign or a number before a point of a list, as Word and others put it there; "- " is ours. */
const bullet = /^(?:[*+•◦▪●○■□‣⁃·➢➤✓✔–—\uf000-\uf0ff]|-(?=\S)|o\s(?=[A-Z])|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s)/;

/** Whether a text begins as a point of a list does in other programs. */
export function hasBullet(text: string): boolean {
  return bullet.test(text);
}
