import { isGroup, listOf } from '../../form/groups';
import { askInDialog } from './dialog';

/** An answer of the server that is no success. */
export interface Refused {
  status: number;
  sentences: readonly string[];
  /** What the server wants to know before it saves. */
  asks: string | undefined;
}

/** Reads a refusal. */
export async function refusedBy(answer: Response): Promise<Refused> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const { sentences, asks } = isGroup(body) ? body : {};
  const said = listOf(sentences).map(String);
  return {
    status: answer.status,
    sentences: said.length > 0 ? said : ['The editor could not do this.'],
    asks: typeof asks === 'string' ? asks : undefined,
  };
}

const back = { back: 'Back' };
const backToForm = { back: 'Back to the form' };

/** Says why something was not done, in the words of the server, until whoever edits has read them. */
export async function tell(action: string, { status, sentences }: Refused): Promise<void> {
  const isDeletion = action === 'deleteFiles';
  if (action === 'getEntry') {
    // Before it makes a new entry, Decap CMS looks whether there is one of that name.
    if (status === 404 && window.location.hash.endsWith('/new')) return;
    const [heading, remark] = unopened(status);
    await askInDialog({ heading, remark, sentences, answers: { back: 'Back to the list' } });
    // Decap CMS would show an empty page, or the one word that its own reading failed with.
    window.location.hash = window.location.hash.replace(/\/entries\/.*/, '');
  } else if (status === 409) {
    const heading = 'Changed in the meantime';
    const remark = isDeletion
      ? 'This was saved in another window, or by another program, after you had opened it. So nothing is deleted now. Load what there is now, and look whether it is still to go.'
      : 'This was saved in another window, or by another program, after you had opened it. So nothing is saved now, and what you typed is still in the form. Copy what you need, load what there is now, and type it in there.';
    const answers = { ...(isDeletion ? back : backToForm), load: 'Load what there is now' };
    if ((await askInDialog({ heading, remark, sentences, answers })) === 'load') window.location.reload();
  } else {
    const heading = isDeletion ? 'Not deleted' : 'Not saved yet';
    const remark = isDeletion
      ? 'Nothing was changed. Please put this right first:'
      : 'Nothing was changed, and all that you typed is still in the form. Please put this right:';
    await askInDialog({ heading, remark, sentences, answers: isDeletion ? back : backToForm });
  }
}

/** Why a form is not opened: 422 is what the server says of a file that has a mistake in it. */
function unopened(status: number): [heading: string, remark: string] {
  if (status === 404) return ['There is nothing here', 'It was deleted, or has another name.'];
  if (status === 422)
    return [
      'This file cannot be read',
      'It can be mended in the file itself alone, with any editor for text. Until then it is not shown here.',
    ];
  return ['This cannot be opened', 'The editor did not get as far as the file. Load its page again.'];
}

/** Asks whether what has a new name is still the same. */
export async function isStillTheSame({ sentences }: Refused): Promise<boolean> {
  const heading = 'Is it still the same?';
  const remark =
    'Links from elsewhere lead to it, and go on leading to it. If it is about something else now, put the old words back, and add a new entry for the new ones.';
  const answers = { ...backToForm, same: 'The same in other words: save it' };
  return (await askInDialog({ heading, remark, sentences, answers })) === 'same';
}

/** Says that the server of the editor is gone. */
export async function tellUnreachable(): Promise<void> {
  const heading = 'The editor does not answer';
  const remark =
    'Nothing was changed, and what you typed is still in this window. Look whether “npm run edit” still runs, start it again if not, and then press Publish here once more.';
  await askInDialog({ heading, remark, answers: back });
}
