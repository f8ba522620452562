declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/, in Chromium. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Gatsby's own, which it leaves for its links. */
interface Window {
  ___loader?: { hovering: (path: string) => void };
}
