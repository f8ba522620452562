import { maxFileBytes } from '../../../src/contract/attachment';
import { testApp } from '../support/app';
import { apply, applying, cv, dataWithJob } from '../support/application';
import { worstTexts } from '../support/worst-texts';

/** In milliseconds of processor time, of which most goes into receiving 5 MB. */
const longestWait = 250;

/** In bytes beyond the bodies themselves, which are held twice for a moment. */
const mostMemory = 200 * 1024 * 1024;

const texts = Object.entries(worstTexts).map(([name, text]) => ({
  name,
  // Some have three bytes for each character.
  text: () => text(Math.floor(maxFileBytes / 3)),
}));

// The first, because what it asks for is the most that the process ever had.
test('Twenty forms with 5 MB of text at once take no memory but for their bytes', async () => {
  const { app } = await testApp({ quotas: false, dataDir: dataWithJob() });
  const request = apply({ cv }, applying({ phone: '1.'.repeat(maxFileBytes / 2) }));
  const before = process.resourceUsage().maxRSS;
  await Promise.all(Array.from({ length: 20 }, () => app.inject(request)));
  expect((process.resourceUsage().maxRSS - before) * 1024).toBeLessThan(40 * maxFileBytes + mostMemory);
});

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
