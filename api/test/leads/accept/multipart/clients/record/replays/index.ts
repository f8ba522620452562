import { browsers } from './browsers';
import type { Dialect } from './dialect';
import { others } from './others';
import { phones } from './phones';
import { windows } from './windows';

export const replays: readonly Dialect[] = [...browsers, ...phones, ...windows, ...others];
