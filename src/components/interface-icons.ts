/** Icons that the interface itself uses; those of the content are found in the data. */
export const interfaceIcons = [
  'arrow-right',
  'arrow-up',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'download',
  'external-link',
  'mail',
  'menu',
  'message-circle',
  'pause',
  'phone',
  'play',
  'refresh-cw',
  'search',
  'wifi-off',
  'x',
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];
