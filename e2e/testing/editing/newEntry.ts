import type { Page } from 'playwright-core';

/** The form of a new entry, of the list that is open. */
export async function openNewEntryForm(page: Page, list: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: list }).first().waitFor();
  await page.goto(`${page.url().split('?')[0]}/new`);
}
