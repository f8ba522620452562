import { maxFileBytes } from '../../../src/contract/attachment';
import { testApp } from '../support/app';
import { apply, applying, cv, dataWithJob } from '../support/application';
import { worstTexts } from '../support/worst-texts';

/** In milliseconds of processor time, of which most goes into receiving 5 MB. */
const longestWait = 250;

const texts = Object.entries(worstTexts).map(([name, text]) => ({
  name,
  // Some have three bytes for each character.
  text: () => text(Math.floor(maxFileBytes / 3)),
}));

test.each(texts)('Nobody waits long for text that fills the room of a file: $name', async ({ text }) => {
  const { app } = await testApp({ quotas: false, dataDir: dataWithJob() });
  const request = apply({ cv }, applying({ phone: text() }));
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    const start = process.cpuUsage();
    const answer = await app.inject(request);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toContain('far too much text');
  }
  expect(Math.min(...times)).toBeLessThan(longestWait);
});
