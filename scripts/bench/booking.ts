import { answersTo } from '../../kit/answers';
import { readChoices } from '../../kit/choices';
import { multipart } from '../../kit/multipart';
import { demo } from '../../src/contract/forms/demo';

const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';

/** A demo booking as the browser sends it, with the first choice of each list. */
export async function acceptedBooking(): Promise<{ contentType: string; body: Buffer }> {
  const choices = await readChoices();
  const fields = answersTo(demo, { consent: 'yes', page: '/schedule-a-demo' }, (list) => choices.get(list)?.[0] ?? '');
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: multipart(boundary, Object.entries(fields)),
  };
}
