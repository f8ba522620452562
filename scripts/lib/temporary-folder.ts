import { newFolder } from '../../kit/folders';
import { onEnd } from '../../kit/on-end';

/** On the disk of the checkout, where the leads are by default: /tmp is memory on many machines, and would flatter. */
const checkout = 'node_modules/.cache';

/** A new, empty folder that is gone when the process ends, on that disk unless another parent is given. */
export function temporaryFolder(parent?: string): string {
  const { folder, remove } = newFolder(parent ?? checkout);
  onEnd(remove);
  return folder;
}
