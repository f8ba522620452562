import { type Block, type LetterWords, type Line, lineEnds, type Run } from '../letter-words';
import { ownWords } from '../own-words';
import { isTaken, mustBeTaken, refusal } from '../refusal';
import { chatWords, type Shape, testWords, unsigned } from './shape';

/** A workflow of Teams, "When a Teams webhook request is received", that posts the card it gets. */
export function teams(deskUrl?: string): Shape {
  return {
    content: (happening) => messageOf(chatWords(happening, deskUrl)),
    test: () => messageOf(testWords),
    seal: unsigned,
    judge(answer) {
      const words = { letIn: 'make the workflow anew, and correct WEBHOOK_URL', said: ownWords(answer.text) };
      // Connectors, which came before workflows, say of a failure 200 and stand its status in a sentence.
      const [failure, status] = /^Webhook message delivery failed(?:.* HTTP error (\d{3}))?/s.exec(answer.text) ?? [];
      if (isTaken(answer) && failure) throw refusal({ ...answer, status: Number(status ?? 502) }, words);
      mustBeTaken(answer, words);
    },
  };
}

/** In bytes of the whole message: Teams takes 28 kB, and some have met its limit at 21. */
const most = 20_000;

/** In letters of each answer, until all of them fit. */
const lengths = [20_000, 2_000, 500, 100, 20];

function messageOf(words: LetterWords) {
  const messages = lengths.map((length) => ({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: cardOf(words, length) }],
  }));
  return messages.find((message) => Buffer.byteLength(JSON.stringify(message)) <= most) ?? messages.at(-1);
}

/**
 * An Adaptive Card. All of its texts are runs, in which there is no Markdown: what somebody typed can be neither a link
 * nor a picture, and no sign of it has to be escaped.
 */
function cardOf({ subject, blocks }: LetterWords, length: number) {
  const links = blocks.flatMap((block) => (block.kind === 'links' ? block.links : []));
  return {
    type: 'AdaptiveCard',
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    version: '1.4',
    body: [
      paragraph([{ ...runOf(subject), size: 'Large', weight: 'Bolder' }]),
      ...blocks.flatMap((block) => paragraphsOf(block, length)),
    ],
    ...(links.length > 0 && {
      actions: links.map(({ words, to }) => ({ type: 'Action.OpenUrl', title: words, url: to })),
    }),
  };
}

function paragraphsOf(block: Block, length: number) {
  if (block.kind === 'links') return [];
  if (block.kind === 'lines') return block.lines.map((line: Line) => paragraph(line.map(runOf)));
  return block.facts.flatMap(([name, value]) => {
    const [first = '', ...more] = cut(typeof value === 'string' ? value : value.words, length).split(lineEnds);
    const label = { ...runOf(`${name}: `), weight: 'Bolder' };
    return [paragraph([label, runOf(first)]), ...more.map((line) => paragraph([runOf(`\u2003${line}`)]))];
  });
}

function paragraph(inlines: readonly object[]) {
  return { type: 'RichTextBlock', inlines, spacing: 'Small' };
}

function runOf(run: Run) {
  return { type: 'TextRun', text: typeof run === 'string' ? run : run.words };
}

function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}
