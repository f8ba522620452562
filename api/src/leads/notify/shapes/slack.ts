import { type Block, type LetterWords, type Line, linesOf } from '../letter-words';
import { ownWords } from '../own-words';
import { isTaken, refusal } from '../refusal';
import { Undelivered } from '../undelivered';
import { chatWords, type Shape, testWords, unsigned } from './shape';

/** An incoming webhook of Slack (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). */
export function slack(deskUrl?: string): Shape {
  return {
    content: (happening) => messageOf(chatWords(happening, deskUrl)),
    test: () => messageOf(testWords),
    seal: unsigned,
    judge(answer) {
      const said = answer.text.trim();
      if (isTaken(answer) && said === 'ok') return;
      const why = closed.get(said);
      if (why) throw new Undelivered(`Slack answered ${said}: ${why}`, 'setup');
      if (isTaken(answer)) throw new Undelivered('what answered is not Slack; check WEBHOOK_URL', 'setup');
      throw refusal(answer, { letIn: 'make the webhook anew, and correct WEBHOOK_URL', said: ownWords(said) });
    },
  };
}

const gone = 'the webhook was taken away; make one anew, and correct WEBHOOK_URL';
const channel = 'its channel is gone or closed; make a webhook for another, and correct WEBHOOK_URL';
const forbidden = 'the settings of the workspace forbid it; ask whoever looks after it';

/** What Slack says when nothing gets through, whatever the status beside it. */
const closed: ReadonlyMap<string, string> = new Map([
  ...['no_service', 'no_service_id', 'no_active_hooks', 'no_team', 'invalid_token'].map(
    (said) => [said, gone] as const,
  ),
  ...['channel_not_found', 'channel_is_archived', 'user_not_found'].map((said) => [said, channel] as const),
  ...['action_prohibited', 'team_disabled', 'posting_to_general_channel_denied'].map(
    (said) => [said, forbidden] as const,
  ),
]);

/** In characters as they are sent, and in blocks (https://docs.slack.dev/reference/block-kit/blocks). */
const most = { header: 150, section: 3000, blocks: 50 };

function messageOf(words: LetterWords) {
  const [header = ''] = pieces(words.subject, most.header);
  const blocks = [{ type: 'header', text: plain(header) }, ...words.blocks.flatMap(sectionsOf)];
  return {
    // Shown where blocks are not, such as on a locked phone.
    text: header,
    blocks: blocks.slice(0, most.blocks),
    unfurl_links: false,
    unfurl_media: false,
  };
}

/**
 * Lines of ours have links; what somebody typed at length stands in plain text. There are no buttons, since Slack warns
 * of those whose app hears of no press.
 */
function sectionsOf(block: Block): object[] {
  const lines = block.kind === 'links' ? block.links.map((link) => [link]) : [];
  const text = markedUp(block.kind === 'lines' ? block.lines : lines);
  if (text !== '' && text.length <= most.section) return [section({ type: 'mrkdwn', text, verbatim: true })];
  const texts = pieces(linesOf(block).join('\n'), most.section).filter((piece) => piece.trim() !== '');
  return texts.map((piece) => section(plain(piece)));
}

function section(text: object) {
  return { type: 'section', text };
}

function plain(text: string) {
  return { type: 'plain_text', text, emoji: false };
}

function markedUp(lines: readonly Line[]): string {
  const written = lines.map((line) =>
    line.map((run) => (typeof run === 'string' ? escaped(run) : `<${escaped(run.to)}|${escaped(run.words)}>`)),
  );
  return written.map((runs) => runs.join('')).join('\n');
}

/** A text in pieces of so many characters, none of which ends within what stands for one. */
function pieces(text: string, length: number): string[] {
  const all: string[] = [];
  let last = '';
  for (const letter of text) {
    const next = escaped(letter);
    if (last.length + next.length > length) {
      all.push(last);
      last = '';
    }
    last += next;
  }
  return [...all, last];
}

/** Without it, `<!channel>` would call everybody, and `<https://…|words>` be a link under words of anybody. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
