import type { Answer } from '../../answers';
import type { StoredLead } from '../../store/lead';
import type { Topic } from '../../store/outbox';
import type { Answered } from '../exchange';
import type { LetterWords } from '../letter-words';
import { leadWords, withdrawalWords } from '../staff-words';

/** What a receiver is told of. */
export interface Happening {
  topic: Topic;
  lead: StoredLead;
  /** The fields of the lead in words. */
  answers: readonly Answer[];
}

/** What is posted, under an id that a repetition has as well. */
export interface Message {
  id: string;
  at: Date;
  content: unknown;
}

/** The form in which a receiver wants to be told, and what its answers mean. */
export interface Shape {
  /** What is said, for JSON. @throws Undelivered where the receiver has no place for it */
  content(happening: Happening): unknown;
  /** The same of a message by which staff see that the way is open. */
  test(at: Date): unknown;
  /** The message as it goes out, with what shows that it comes from us. */
  seal(message: Message): { body: string; headers?: Record<string, string> };
  /** Whether the message was taken; `ask` gets an answer that lies elsewhere. @throws Undelivered unless it was */
  judge(answer: Answered, ask: (url: string) => Promise<Answered>): void | Promise<void>;
}

/** For receivers that know us by the address. */
export function unsigned({ content }: Message): { body: string } {
  return { body: JSON.stringify(content) };
}

/** The words that letters to staff have too. */
export function chatWords({ topic, lead, answers }: Happening, deskUrl: string | undefined): LetterWords {
  const around = { deskUrl, isChat: true };
  return topic === 'lead' ? leadWords(lead, answers, around) : withdrawalWords(lead, around);
}

/** The same of a message by which staff see that the way is open. */
export const testWords: LetterWords = {
  subject: 'Test message of the lead desk',
  blocks: [
    {
      kind: 'lines',
      lines: [['This message was sent by: npm run leads -- test'], ['Leads are told of in the same place.']],
    },
  ],
};
