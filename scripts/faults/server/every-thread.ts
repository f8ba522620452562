/** Loaded before anything of the server's, in each of its threads: what must be around the drivers of the databases. */
import { chosenControl, pretendToSync } from './controls';
import { watchCommits } from './drivers';

watchCommits();
if (chosenControl() === 'sync-off') pretendToSync();
