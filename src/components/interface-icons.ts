/** Icons that the interface itself uses; those of the content are found in the data. */
export const interfaceIcons = [
  'arrow-left',
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
  'link',
  'mail',
  'menu',
  'message-circle',
  'pause',
  'phone',
  'play',
  'printer',
  'refresh-cw',
  'search',
  'share-2',
  'wifi-off',
  'x',
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];
