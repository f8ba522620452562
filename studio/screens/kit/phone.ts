import { cx, html, type Part } from './html';
import { type Icon, icon } from './icons';

export type PhoneOptions = {
  /** Threads on the cloth behind the phone, in a 1440 by 900 drawing. */
  threads: Part;
  light?: boolean;
  /** The phone's own screen starts with a dark header. */
  darkHeader?: boolean;
  headerColour?: string;
  time?: string;
};

/** A 390 by 844 screen in a plain frame on cloth, as large as the 1440 by 900 picture allows. */
export const phone = (
  { threads, light, darkHeader, headerColour, time = '9:41' }: PhoneOptions,
  screen: Part,
): string =>
  html`<div class="${cx('cloth', light && 'light')}">
    <svg width="1440" height="900" viewBox="0 0 1440 900">${weave(light)}${threads}</svg>
    <div class="device"><div class="display">
      <div class="${cx('status-line', darkHeader && 'on-dark')}" style="${headerColour && `background:${headerColour}`}"><span>${time}</span>${icon('wifi', 18)}${battery}</div>
      ${screen}
      <i class="home-line"></i>
    </div></div>
  </div>`;

export const phoneTabs = (items: readonly (readonly [Icon, string])[], active: number): string =>
  html`<nav class="phone-tabs">${items.map(([sign, name], index) => html`<a class="${index === active && 'active'}">${icon(sign, 23)}${name}</a>`)}</nav>`;

/** A running stitch along a path; `colour` is a token's name. */
export const thread = (path: string, colour: string, width = 5, dashes = '16 13'): string =>
  html`<path d="${path}" style="stroke:var(--${colour})" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

const weave = (light?: boolean): string =>
  html`<defs><pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 5h10M5 0v10" stroke="${light ? '#e9dfc9' : '#1b2460'}" stroke-width="1"/></pattern></defs><rect width="1440" height="900" fill="url(#weave)"/>`;

const battery =
  '<svg class="icon" width="26" height="14" viewBox="0 0 26 14"><rect x="1" y="1" width="21" height="12" rx="3.5"/><path d="M24.500 5v4"/><rect x="3.500" y="3.500" width="13" height="7" rx="1.500" fill="currentColor" stroke="none"/></svg>';
