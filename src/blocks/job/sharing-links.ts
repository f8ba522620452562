/** Sites where a job can be passed on. Plain addresses: nothing of those sites is loaded (reliability X5). */
export function sharingLinks(title: string, url: string): { name: string; href: string }[] {
  const address = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
