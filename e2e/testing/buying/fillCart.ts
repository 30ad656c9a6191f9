import type { Page } from 'playwright-core';

/** Puts what is left of a product into the visitor's cart, as a theme's own script would. `path`: of the product. */
export async function fillCart(page: Page, path: string, quantity: number): Promise<void> {
  await page.evaluate(
    async ([path, quantity]) => {
      await fetch('/api/commerce/shopping-cart');
      const { item } = await (await fetch(`${path}?format=json`)).json();
      const crumb = /(?:^|; )(?:__Host-)?crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const variants: { sku: string; unlimited: boolean; qtyInStock: number }[] = item.structuredContent.variants;
      const sku = variants.find((each) => each.unlimited || each.qtyInStock > 0)?.sku;
      const answer = await fetch('/api/commerce/shopping-cart/entries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
        body: JSON.stringify({ itemId: item.id, sku, quantity, additionalFields: '{}' }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, quantity] as const,
  );
}
