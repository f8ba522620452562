import { palette } from '../palette';

export interface Brand {
  line: string;
  ground: string;
  /** Cotton shapes and, over them, details in the ground's colour; both in a 64 by 64 box. */
  shape: string;
  detail: string;
  /** A line of stitches that is part of the sign. */
  stitch: string;
}

/** The company's own product lines, in the order of their files. */
export const brands: readonly Brand[] = [
  {
    line: 'Retail',
    ground: palette.nil700,
    shape: 'M13 24h38l4 33H9ZM20 22v-3a12 12 0 0 1 24 0v3h-5.5v-3a6.5 6.5 0 0 0-13 0v3Z',
    detail: '',
    stitch: 'M18 47h28',
  },
  {
    line: 'Kitchen',
    ground: palette.madder,
    shape: 'M8 30h48c0 14-7 24-16 24H24C15 54 8 44 8 30ZM14 25c3-10 10-14 18-14s15 4 18 14Z',
    detail: '',
    stitch: 'M18 40h28',
  },
  {
    line: 'Cargo',
    ground: palette.nil600,
    shape: 'M6 36h52l-8 18H14ZM14 22h11v11H14ZM28 22h11v11H28ZM28 8h11v11H28ZM42 14h9v19h-9Z',
    detail: '',
    stitch: 'M18 45h28',
  },
  {
    line: 'Care',
    ground: palette.leaf,
    shape: 'M32 56C14 44 6 34 6 23a13 13 0 0 1 26-3 13 13 0 0 1 26 3c0 11-8 21-26 33Z',
    detail: 'M32 25v18M23 34h18',
    stitch: '',
  },
  {
    line: 'Pharma',
    ground: palette.nil700,
    shape: 'M10 10C36 8 56 22 54 54 26 56 8 38 10 10Z',
    detail: '',
    stitch: 'M18 18l30 30',
  },
  {
    line: 'Ledger',
    ground: palette.leaf,
    shape: 'M30 54C22 48 14 47 6 48V14c9-1 17 1 24 6ZM34 54c8-6 16-7 24-6V14c-9-1-17 1-24 6Z',
    detail: 'M13 26c4 0 7 .6 10 2M13 36c4 0 7 .6 10 2',
    stitch: 'M41 29l10-3M41 39l10-3',
  },
  {
    line: 'Courier',
    ground: palette.madder,
    shape: 'M58 8 42 56 30 36 8 28Z',
    detail: 'M30 36 58 8',
    stitch: 'M8 44l10 3M14 57l10-6',
  },
  {
    line: 'Campus',
    ground: palette.nil600,
    shape: 'M32 10 62 25 32 40 2 25ZM14 36l18 9 18-9v12c0 5-8 9-18 9s-18-4-18-9Z',
    detail: '',
    stitch: 'M58 29v20',
  },
  {
    line: 'Stitch',
    ground: palette.nil700,
    shape: 'M60 4 22 48c-3 4-9 6-12 4s-1-9 3-12Z M19 40a3 3 0 0 0-4 5 3 3 0 0 0 4-5Z',
    detail: '',
    stitch: 'M16 50c10 12 20 8 24 0s12-8 18 0',
  },
  {
    line: 'Market',
    ground: palette.madder,
    shape: 'M10 10h44l6 18a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0ZM12 40h40v16H12Z',
    detail: 'M25 10l-7 18M39 10l7 18M32 10v18',
    stitch: 'M19 48h26',
  },
  {
    line: 'Estate',
    ground: palette.leaf,
    shape: 'M32 6 60 30h-7v26H11V30H4Z',
    detail: 'M32 40v8',
    stitch: 'M20 30a12 12 0 0 1 24 0',
  },
];
