import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { wireCart } from '../testing/carts.ts';
import { indicatorTexts } from './indicators.ts';

it('an indicator of the default theme says from the start what the first sync of an empty cart says (PILL-05)', async () => {
  const file = (name: string) => readFile(new URL(`../../../themes/quoin/${name}`, import.meta.url), 'utf8');
  const words: Record<string, string> = JSON.parse(await file('strings/template-en-US.json'));
  const markup = /<a[^>]*data-cart-indicator[^>]*>.*<\/a>/.exec(await file('header.region'))?.[0] ?? '';
  const indicator = markup.replace(/\{localizedStrings\.(\w+)\}/g, (_tag, key: string) => words[key] ?? '');
  const { label, quantity } = indicatorTexts(wireCart({ totalQuantity: 0 }));
  expect(indicator).toContain(`aria-label="${label}"`);
  expect(indicator).toMatch(new RegExp(`sqs-cart-quantity"[^>]*>${quantity}<`));
});
