import { LiveLists } from '../../api/src/lists/live-lists';
import type { FieldDefinition, FieldKind } from '../../src/contract/form-definition';
import { demo } from '../../src/contract/forms/demo';

const examples: Record<Exclude<FieldKind, 'choice' | 'file'>, string> = {
  text: 'Rahima Khatun',
  email: 'rahima@example.com',
  phone: '+880 1711-000000',
  website: 'https://www.example.com',
  longText: 'We have two shops in Sylhet and would like to see the stock pages, if possible in the afternoon.',
};

/** A demo booking as the browser sends it, with the first choice of each list. */
export async function acceptedBooking(): Promise<{ contentType: string; body: Buffer }> {
  const lists = new LiveLists('data', console);
  const form = new FormData();
  for (const field of demo.fields) form.set(field.name, await exampleFor(field, lists));
  form.set('consent', 'yes');
  form.set('page', '/schedule-a-demo');
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function exampleFor({ kind, options }: FieldDefinition, lists: LiveLists): Promise<string> {
  if (kind === 'file') return '';
  if (kind !== 'choice') return examples[kind];
  const [first] = (options && (await lists.options(options))) ?? [];
  return first?.value ?? '';
}
