import type { Action } from './actions';
import { filesIn, listedEntry, mediaOf, openEntry } from './read';
import { deleteFiles, saveEntry, savePicture } from './write';

/**
 * Answers the editor, on the files of a checkout. What the check of the content would refuse is not written.
 * @throws Refusal
 */
export function answer(root: string, { action, params }: Action): unknown {
  switch (action) {
    case 'entriesByFolder':
      return filesIn(root, params.folder).map((file) => listedEntry(root, file));
    case 'entriesByFiles':
      return params.files.map(({ path: file }) => listedEntry(root, file));
    case 'getEntry':
      return openEntry(root, params.path);
    case 'persistEntry':
      return saveEntry(root, params);
    case 'deleteFiles':
      return deleteFiles(root, params);
    case 'getMedia':
      return filesIn(root, params.mediaFolder).map((file) => mediaOf(root, file));
    case 'getMediaFile':
      return mediaOf(root, params.path);
    case 'persistMedia':
      savePicture(root, params.asset);
      return mediaOf(root, params.asset.path);
    case 'getNotes':
      return { notes: [] };
    case 'getDeployPreview':
      return null;
  }
}
