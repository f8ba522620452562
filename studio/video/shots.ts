import { palette } from '../pictures/palette';

export interface Shot {
  /** Under data/images/screens/. */
  screen: string;
  who: string;
  what: string;
  /** The middle of what matters, in pixels of the picture: close-ups show as much around it as they can. */
  heart: readonly [x: number, y: number];
  thread: string;
}

/** Six trades that share little, so that most visitors see work like their own; a dark screen breaks the row of light ones. */
export const shots: readonly Shot[] = [
  {
    screen: 'point-of-sales-software/form',
    who: 'A shop',
    what: 'the till',
    heart: [1210, 280],
    thread: palette.madder,
  },
  {
    screen: 'restaurant-management-software/dashboard',
    who: 'A restaurant',
    what: 'the tables',
    heart: [1290, 250],
    thread: palette.nil600,
  },
  {
    screen: 'freight-forwarding-software/detail',
    who: 'A freight firm',
    what: 'a shipment at sea',
    heart: [470, 330],
    thread: palette.leaf,
  },
  {
    screen: 'hospital-management-software/dashboard',
    who: 'A hospital',
    what: 'the beds',
    heart: [1100, 470],
    thread: palette.madder,
  },
  {
    screen: 'garments-production-management-software/dashboard',
    who: 'A garment factory',
    what: 'the sewing floor',
    heart: [850, 300],
    thread: palette.turmeric500,
  },
  {
    screen: 'tailor-management-software/list',
    who: 'A tailor',
    what: 'the workroom',
    heart: [420, 330],
    thread: palette.nil600,
  },
];
