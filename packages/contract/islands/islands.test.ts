import { expect, it } from 'vitest';
import { ISLANDS } from './islands.ts';
import { islandPropsText } from './propsText.ts';

it('props cannot leave their script element, and read back as they were', () => {
  const props = { continueShoppingUrl: '/shop?a=1&b=</script><!--\u2028', currency: 'USD' };
  const text = islandPropsText<'cart'>(props);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(props);
});

it('islands have the names of the markup', () => {
  expect(Object.values(ISLANDS)).toEqual(['add-to-cart', 'product-gallery', 'cart-pill', 'cart', 'checkout', 'form']);
});
