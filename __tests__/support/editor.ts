import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { install } from '../../editor/install';
import { portOf, serveEditor } from '../../editor/server';
import { newFolder } from '../../kit/folders';
import { copyContent } from './copy-content';

export { expect };

/** An editor of its own, on content that may be changed. */
export const test = base.extend<{ editor: { root: string; address: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture wants.
  editor: async ({}, use, testInfo) => {
    await install().catch((error: Error) => testInfo.skip(true, error.message));
    const { folder, remove } = newFolder();
    copyContent(folder);
    const server = await serveEditor(folder, 0);
    await use({ root: folder, address: `http://127.0.0.1:${portOf(server)}/` });
    await server.close();
    remove();
  },
});

/** Opens the editor at a list. */
export async function openList(page: Page, address: string, place: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
  await page.goto(`${address}#/collections/${place}`);
}

/** Opens the editor at a form. */
export async function openForm(page: Page, address: string, place: string): Promise<void> {
  await openList(page, address, place);
  await expect(
    page.getByRole('button', { name: 'Published' }).or(page.getByRole('textbox').first()).first(),
  ).toBeVisible();
}

/** Saves what the form holds. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}

/** Puts a picture into the first field that has none. */
export async function upload(page: Page, name: string, from: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose an image' }).first().click();
  const library = page.getByRole('dialog');
  const file = { name, mimeType: `image/${name.split('.').at(-1)}`, buffer: readFileSync(from) };
  await library.getByRole('button', { name: 'Upload' }).setInputFiles(file);
  await library.getByRole('button', { name: 'Choose selected' }).click();
  await expect(library).toBeHidden();
}
