import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Where a Chromium usually is; Playwright's own download is the last resort. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium's own windows would start with every page, for half of its work: no page can tell. */
const needless = ['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off (its `chromiumSwitches.ts`): of two such lists, Chromium reads only the last. */
const playwrights = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Chromium as root in a container, without its own network traffic. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrights, ...needless]}`,
];

/** Starts a browser, with further switches if need be. Throws with what to do when there is none. */
export function launch(further: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(further));
}

/** How the browser is started; throws as `launch` does. */
export function launchOptions(further: readonly string[] = []): { executablePath: string; args: string[] } {
  return { executablePath: findChromium(), args: [...switches, ...further] };
}

function findChromium(): string {
  const found = [process.env.CHROME_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'This needs a Chromium. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROME_PATH.',
  );
}
