import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { wireCart } from '../testing/carts.ts';
import { indicatorTexts } from './indicators.ts';

it('an indicator of the default theme says from the start what the first sync of an empty cart says (PILL-05)', async () => {
  const theme = await readFile(new URL('../../../themes/quoin/header.region', import.meta.url), 'utf8');
  const indicator = /<a[^>]*data-cart-indicator[^>]*>.*<\/a>/.exec(theme)?.[0];
  const { label, quantity } = indicatorTexts(wireCart({ totalQuantity: 0 }));
  expect(indicator).toContain(`aria-label="${label}"`);
  expect(indicator).toMatch(new RegExp(`sqs-cart-quantity"[^>]*>${quantity}<`));
});
