import type { Locator, Page } from 'playwright-core';

/** The text of a form, by its label. */
export function richText(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable]'));
}

/** Types over all of a text; an empty line begins a new paragraph. */
export async function writeText(page: Page, label: string, text: string): Promise<void> {
  await richText(page, label).first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  for (const [index, paragraph] of text.split('\n\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(paragraph);
  }
}

/** Writes a text as HTML, and goes back to the text. */
export async function writeHtml(page: Page, label: string, html: string): Promise<void> {
  await toolsOf(page, label).getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Edit HTML' }).click();
  await page.getByRole('textbox', { name: `${label} as HTML` }).fill(html);
  await page.getByRole('button', { name: 'Back to text' }).click();
}

/** The tools above a text. */
export function toolsOf(page: Page, label: string): Locator {
  return page.getByRole('toolbar', { name: `Formatting, ${label}` });
}
