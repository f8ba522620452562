import type { SiteFiles } from './site-files';

/** Best first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Types that the build compresses; pictures, fonts and films are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** The compressed copy beside a file that this client takes, if there is one. */
export async function compressedCopy(
  files: SiteFiles,
  file: string,
  acceptEncoding = '',
): Promise<(typeof encodings)[number] | undefined> {
  if (!isCompressible(file)) return undefined;
  for (const encoding of encodings) {
    if (accepts(acceptEncoding, encoding.name) && (await files.has(file + encoding.extension))) return encoding;
  }
  return undefined;
}

/** RFC 9110, section 12.5.3, without its preferences among the accepted ones: ours is the smallest. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
