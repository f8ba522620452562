import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../kit/random';
import { drawn, type Hands, type Key } from './hands';
import { brokenInvariants, type Place, pressable, watchHeader, whatIsOpen } from './in-page';

/** Somebody who does whatever comes to mind, the same for the same seed, and looks whether the page still holds. */
export interface Monkey {
  hands: Hands;
  seed: number;
  /** Sites' own addresses to begin at, again and again. */
  addresses: readonly string[];
  hasMouse: boolean;
}

/** Of this many actions one opens another page by its address. */
const stay = 40;

/** What came of it. */
export interface Played {
  /** What was broken, with the action after which it was seen; it ends there. */
  broken: string[];
  /** Paths of pages, and kinds of what was open. */
  reached: ReadonlySet<string>;
}

/**
 * Acts so many times, and goes on while it has not met all of these, up to three times as long: where its way leads
 * depends on what pages look like.
 */
export async function play(
  { hands, seed, addresses, hasMouse }: Monkey,
  actions: number,
  toMeet: readonly string[] = [],
): Promise<Played> {
  const random = new Random(seed);
  const reached = new Set<string>();
  const isDone = (action: number) => action >= actions && toMeet.every((one) => reached.has(one));
  for (let action = 0; action < 3 * actions && !isDone(action); action += 1) {
    if (action % stay === 0) await hands.goTo(random.pick(addresses));
    await hands.run(watchHeader);
    const act = random.pick(hasMouse ? withMouse : withFinger);
    const detail = await doers[act](hands, random);
    // What people see: sizes are measured and answered by the page from one frame to the next.
    await drawn(hands);
    const broken = await hands.run(brokenInvariants, act === 'tab');
    for (const place of await hands.run(whatIsOpen)) reached.add(place);
    if (broken.length === 0) continue;
    const where = await hands.run(() => location.href);
    const how = `seed ${seed}, action ${action}: ${act} ${detail}, ${where}`;
    return { broken: broken.map((fault) => `${fault} (${how})`), reached };
  }
  return { broken: [], reached };
}

type Act = 'press' | 'tab' | 'point' | 'hover' | 'wheel' | 'turn' | 'history';

/** How often each is done, by how often it stands here. */
const withMouse: readonly Act[] = [
  'point',
  'point',
  'point',
  'point',
  'hover',
  'hover',
  'press',
  'press',
  'tab',
  'tab',
  'wheel',
  'wheel',
  'turn',
  'history',
];
const withFinger: readonly Act[] = withMouse.filter((act) => act !== 'hover');

const keys: readonly Key[] = ['Escape', 'Enter', 'Space', 'ArrowDown', 'ArrowRight', 'Home', 'End', 'PageDown', 'x'];

const doers: Record<Act, (hands: Hands, random: Random) => Promise<string>> = {
  press: async (hands, random) => {
    const key = random.pick(keys);
    // The list of a select is the browser's own, and takes all that is done until it closes.
    const isSelect = await hands.run(() => document.activeElement?.tagName === 'SELECT');
    if (!isSelect) await hands.press(key);
    return key;
  },
  tab: async (hands, random) => {
    const isBack = random.chance(1 / 3);
    await hands.press('Tab', isBack);
    return isBack ? 'back' : 'on';
  },
  point: async (hands, random) => {
    const place = await placeOf(hands, random);
    // Chromium ends a page that a touch meets before it is drawn, when it has just been turned.
    await drawn(hands);
    await hands.point(place);
    return place.label;
  },
  hover: async (hands, random) => {
    const place = await placeOf(hands, random);
    await hands.hover(place);
    // Sometimes long enough for a menu to open.
    if (random.chance(0.5)) await pause(200);
    return place.label;
  },
  wheel: async (hands, random) => {
    const by = random.pick([28, -28, 300, -300, 5_000, -5_000]);
    await hands.run((distance) => window.scrollBy(0, distance), by);
    return String(by);
  },
  turn: async (hands) => {
    const { width, height } = await hands.size();
    await hands.resize({ width: height, height: width });
    await drawn(hands);
    return `to ${height} px`;
  },
  history: async (hands, random) => {
    const way = random.pick([-1, 1]);
    await hands.run((steps) => history.go(steps), way);
    // The page goes a moment later.
    await pause(100);
    return way < 0 ? 'back' : 'forward';
  },
};

/** Of something that can be pressed and is in sight, or now and then just anywhere. */
async function placeOf(hands: Hands, random: Random): Promise<Place> {
  const { width, height } = await hands.size();
  const anywhere = { x: random.fraction() * width, y: random.fraction() * height, label: 'anywhere', leads: false };
  if (random.chance(0.15)) return anywhere;
  // By number alone, links would seldom leave time for what opens, slides and closes on a page.
  const wanted = random.chance(0.5);
  const all = await hands.run(pressable);
  const some = all.filter(({ leads }) => leads === wanted);
  const places = some.length > 0 ? some : all;
  return places.length > 0 ? random.pick(places) : anywhere;
}
