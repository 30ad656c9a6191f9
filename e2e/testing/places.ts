import type { Page } from 'playwright-core';

/** Goes to a place of the side bar, opening its group first where it is closed. */
export async function goToPlace(page: Page, group: string, place: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  const opener = main.getByRole('button', { name: group, exact: true });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await main.getByRole('link', { name: place, exact: true }).click();
}
