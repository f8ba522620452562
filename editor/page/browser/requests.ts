import { isGroup, listOf } from '../../form/groups';
import { parseRevised } from '../../form/revision';
import { isStillTheSame, type Refused, refusedBy, tell, tellUnreachable } from './notices';

/** A state of a file as a form has it, and the one that this page has saved since. */
interface State {
  read: string;
  saved: string;
}

interface Sent {
  action: string;
  params: Readonly<Record<string, unknown>>;
}

/** What is told of where it fails: Decap CMS asks for the others by itself, and shows what comes of them. */
const told = ['persistEntry', 'persistMedia', 'deleteFiles', 'getEntry'];

/**
 * Stands between Decap CMS and the server of the editor. It adds to what is sent the states of the files, and shows
 * what is refused. A form is not read anew when it was saved, so the page remembers what came of its own saving.
 * @param onSaved is called with the path of each content file that was saved
 */
export function overseeRequests(onSaved: (file: string) => void): void {
  const ask = window.fetch.bind(window);
  const states = new Map<string, State>();
  window.fetch = async (address, init) => {
    const sent = sentIn(init?.body);
    if (!sent || !told.includes(sent.action)) return ask(address, init);
    const { action, params } = sent;
    // Decap CMS gives up after a minute, in which nobody may have answered a question.
    const post = (more: object) =>
      ask(address, { ...init, signal: null, body: JSON.stringify({ action, params: { ...params, ...more } }) });
    try {
      const withStates = addStates(sent);
      let answer = await post(withStates);
      let refused = answer.ok ? undefined : await refusedBy(answer);
      if (refused?.asks === 'isSame' && (await isStillTheSame(refused))) {
        answer = await post({ ...withStates, isSame: true });
        refused = answer.ok ? undefined : await refusedBy(answer);
      }
      if (refused === undefined) await learnStates(sent, answer.clone());
      else if (refused.asks === undefined) await tell(action, refused);
      // Where it opens a form, Decap CMS reads the answer itself.
      return refused === undefined || action === 'getEntry' ? answer : inShort(refused);
    } catch (error) {
      await tellUnreachable();
      throw error;
    }
  };

  function addStates({ action, params }: Sent): object {
    if (action === 'deleteFiles') {
      const known = listOf(params.paths).map((file) => [file, states.get(String(file))?.saved]);
      return { revisions: Object.fromEntries(known.filter(([, revision]) => revision !== undefined)) };
    }
    if (action !== 'persistEntry') return {};
    const dataFiles = listOf(params.dataFiles).map((file) => {
      if (!isGroup(file) || typeof file.raw !== 'string') return file;
      const { content, revision } = parseRevised(file.raw);
      const state = states.get(String(file.path));
      return {
        ...file,
        raw: JSON.stringify({ content, revision: state?.read === revision ? state?.saved : revision }),
      };
    });
    return { dataFiles };
  }

  async function learnStates({ action, params }: Sent, answer: Response): Promise<void> {
    const body: unknown = await answer.json();
    if (!isGroup(body)) return;
    if (action === 'getEntry' && isGroup(body.file)) {
      const revision = String(body.file.id);
      states.set(String(params.path), { read: revision, saved: revision });
    }
    if (action === 'persistEntry' && isGroup(body.revisions))
      for (const [file, revision] of Object.entries(body.revisions)) {
        states.set(file, { read: states.get(file)?.read ?? '', saved: String(revision) });
        onSaved(file);
      }
  }
}

/** What Decap CMS shows for some seconds when the window is closed, in which all was said. */
function inShort({ status }: Refused): Response {
  return Response.json({ error: 'Nothing was changed.' }, { status });
}

function sentIn(body: unknown): Sent | undefined {
  if (typeof body !== 'string' || !body.startsWith('{')) return undefined;
  const value: unknown = JSON.parse(body);
  if (!isGroup(value) || typeof value.action !== 'string' || !isGroup(value.params)) return undefined;
  return { action: value.action, params: value.params };
}
