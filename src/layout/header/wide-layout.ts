/** Whether the menus are in a row (R-SHELL-08: a phone has at most 600 px), as in the styles. */
export function wideLayout(): MediaQueryList {
  return window.matchMedia('(min-width: 37.501em)');
}
