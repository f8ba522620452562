import type { Browser, Page } from '@playwright/test';

/** Prints tagged A4 sheets, for screen readers too. The same content gives the same bytes. */
export async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await refuseOverflow(page);
    return anonymous(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
  } finally {
    await page.close();
  }
}

/** A sheet has a fixed size: words that no longer fit fail the run instead of being cut in print. */
async function refuseOverflow(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const full = await page
    .locator('.sheet')
    .evaluateAll((sheets) =>
      sheets.flatMap((sheet, index) => (sheet.scrollHeight > sheet.clientHeight ? index + 1 : [])),
    );
  if (full.length > 0) throw new Error(`The words no longer fit on sheet ${full.join(', ')}: see profile.css.`);
}

/**
 * Blanks the two dates and the browser's name, which a PDF need not have. The length stays, or the table of offsets at
 * the end would be wrong.
 */
function anonymous(pdf: Buffer): Buffer {
  const entries = /\/(CreationDate|ModDate|Creator) \((\\.|[^\\)])*\)/g;
  return Buffer.from(
    pdf.toString('latin1').replace(entries, (entry) => ' '.repeat(entry.length)),
    'latin1',
  );
}
