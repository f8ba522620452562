/** What a browser says of itself, by the first word that it has: many also name those that they are like. */
const browsers: readonly (readonly [says: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [says: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'a Mac'],
  [/Linux|X11/, 'Linux'],
];

/** A browser in plain words, such as "Chrome on Android". */
export function browserWords(agent: string): string {
  const nameIn = (names: typeof browsers) => names.find(([says]) => says.test(agent))?.[1];
  const system = nameIn(systems);
  return `${nameIn(browsers) ?? 'another browser'}${system ? ` on ${system}` : ''}`;
}
